"""Suites of dynmlir-bench: every kind of row becomes cases or is named with a reason; what is damaged is an error."""

import re

import pytest
from suites import GOOD

from dynmlir.bench.cases import Product
from dynmlir.bench.convolutions import Convolution, Window
from dynmlir.bench.fields import parse_symbols
from dynmlir.bench.rows import Reading
from dynmlir.bench.suite import read_suite
from dynmlir.diagnostics import DynmlirError


def test_a_suite_has_names_for_all_cases(suite):
    cases = read_suite(suite(GOOD)).cases
    assert [case.name for case in cases] == ["one", "one#2", "b.7x8x9"]
    assert cases[2] == Product("b.7x8x9", "b", 7, 8, 9)
    assert (cases[2].flops, cases[2].bytes) == (2 * 7 * 8 * 9, 4 * (63 + 72 + 56))


def test_spellings_of_a_suite(suite):
    """A byte order mark, CR LF, capitals, blanks, empty lines; names are unique, and on one line."""
    for text in ("\ufeffm,n,k\n3,4,5\n", "m,n,k\r\n3,4,5\r\n", "M,N,K\n3,4,5\n", " m , n,k\n\n 3, 4,5\n\n"):
        assert read_suite(suite(text)).cases == (Product("3x4x5", "-", 3, 4, 5),)
    names = 'name,m,n,k\nx,3,4,5\nx,3,4,5\nx#2,3,4,5\nx,3,4,5\n"ü\t\nz\x07",3,4,5\n'
    assert [case.name for case in read_suite(suite(names)).cases] == ["x", "x#2", "x#2#2", "x#3", "ü z"]
    assert len(read_suite(suite(f"name,m,n,k\n{'x' * 5000},3,4,5\n")).cases[0].name) == 120


def test_what_the_pipeline_has_not_is_named_and_skipped(suite):
    read = read_suite(suite("m,n,k,type\n1,2,3,f32\n1,2,3,i4\n"))
    assert len(read.cases) == 1 and read.said() == [
        "1 row (line 3): element type i4 is none of f32, f64, f16, bf16, i8, ui8_i8"
    ]


def test_batches_layouts_and_types_are_forms(suite):
    rows = "op,m,n,k,batch,a_t,b_t,type\nx,1,2,3,1,0,0,\nx,1,2,3,8,0,1,bf16\nx,1,2,3,1,1,0,i8\n"
    plain, *others = read_suite(suite(rows), ("f32", "f64")).cases
    assert [case.name for case in (plain, *others)] == ["x.1x2x3", "x.1x2x3.f64", "x.8x1x2x3.bf16", "x.1x2x3.i8"]
    assert plain == Product("x.1x2x3", "x", 1, 2, 3)
    assert [case.form.function for case in others] == ["matmul_f64", "batch_matmul_nt_bf16", "matmul_tn_i8"]
    assert others[1].form.shapes(*others[1].sizes) == ((8, 1, 3), (8, 2, 3), (8, 1, 2))
    assert (others[1].flops, others[1].bytes) == (2 * 8 * 6, 8 * (2 * 3 + 2 * 6 + 4 * 2))


def test_lengths_are_the_products_of_attention(suite):
    scores, context, *_ = read_suite(suite("idx,length\n0,71\n1,223\n")).cases
    assert (scores.sizes, scores.layout) == ((12, 71, 71, 64), "nt")
    assert (context.sizes, context.layout) == ((12, 71, 64, 71), "nn")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("length\n0\n", r"suite.csv:2:1: error: length is 0, expected 1 to"),
        ("m,n,k,batch\n1,2,3,x\n", r"suite.csv:2:1: error: batch is 'x', expected an integer"),
        ("m,n\n1,2\n", r"suite.csv:1:1: error: lacks the column\(s\) k; it has m, n"),
        ("", r"lacks the column\(s\) m, n, k; it has nothing"),
        ("m,n,k\n1,2,3\n4,5\n", r"suite.csv:3:1: error: has 2 fields, the header 3"),
        ("m,n,k\n1,2,3\n4,5,6,7\n", r"suite.csv:3:1: error: has 4 fields, the header 3"),
        ("m,n,k\n1,two,3\n", r"suite.csv:2:1: error: n is 'two', expected an integer"),
        ("m,n,k\n1,2,-3\n", r"suite.csv:2:1: error: k is -3, expected 1 to"),
        ("m,n,k\n1,2,99999999999\n", "expected 1 to 2147483647"),
        ('m,n,k\n1,2,"3\n', "suite.csv:2:1: error: is damaged"),
        ("m,n,k\n", "holds no case to run"),
        ("m;n;k\n1;2;3\n", "suite.csv:1:1: error: has ';' between its columns, expected commas"),
        ("m\tn\tk\n1\t2\t3\n", r"has '\\t' between its columns"),
        ("m,n,k,M\n1,2,3,1\n", "suite.csv:1:1: error: has two columns 'm'"),
        ("n,c,h,w,k,kh\n1,1,1,1,1,1\n", r"suite.csv:1:1: error: lacks the column\(s\) kw; it has n, c"),
        ("n,c,h,w,k,kh,kw\n1,1,4,4,1,5,1\n", "suite.csv:2:1: error: a window of 5x1_s1x1_p0x0 does not fit"),
        ("n,c,h,w,k,kh,kw,groups\n1,3,4,4,4,1,1,2\n", "2 groups do not divide 3 channels and 4 filters"),
        ("n,c,h,w,k,kh,kw,layout\n1,3,4,4,4,1,1,hwcn\n", "layout is 'hwcn', expected nhwc or nchw"),
        ("n,c,h,w,k,kh,kw,pad_h\n1,3,4,4,4,1,1,-1\n", "pad_h is -1, expected 0 to"),
        ("m_expr,n_expr,k_expr\nT+,2,3\n", "suite.csv:2:1: error: m_expr is 'T"),
        ("m_expr,n_expr,k_expr\nT/3,2,3\n", "m_expr is 'T/3', which is no integer"),
        ("m_expr,n_expr,k_expr\nT-128,2,3\n", "m_expr is 0, expected 1 to"),
        ("m_expr,n_expr,k_expr,symbol,lo,hi,step\nT,2,3,T,4,1,1\n", "lo, hi, step are 4, 1, 1: no range"),
    ],
)
def test_damaged_suites(suite, text, message):
    with pytest.raises(DynmlirError) as raised:
        read_suite(suite(text))
    assert re.search(message, str(raised.value)), str(raised.value)


CONV = "name,n,c,h,w,k,kh,kw,stride_h,stride_w,pad_h,pad_w,groups\n"


def test_convolutions_are_cases_of_each_layout(suite):
    path = suite(CONV + "one,2,6,8,9,4,3,5,2,1,1,2,2\n")
    last, first = read_suite(path, how=Reading(path, ("nhwc", "nchw"))).cases
    window = Window(3, 5, (2, 1), (1, 2))
    assert last == Convolution("one", "-", 2, 6, 8, 9, 4, window, 2, const_operand="B")
    assert (first.name, first.layout) == ("one.nchw", "nchw")
    assert (last.sizes, first.sizes) == ((2, 2 * 4 * 9, 2, 45), (4, 2, 36, 45))
    assert last.flops == first.flops == 2 * 2 * 4 * 36 * 45 and last.bytes == first.bytes
    assert last.shapes == ((2, 8, 9, 2, 3), (2, 2, 3, 5, 3), (2, 4, 9, 2, 2))
    assert first.shapes == ((2, 2, 3, 8, 9), (2, 2, 3, 3, 5), (2, 2, 2, 4, 9))
    assert [case.form.function for case in (last, first)] == [
        "conv_3x5_s2x1_p1x2_grouped",
        "conv_3x5_s2x1_p1x2_nchw_grouped",
    ]


def test_the_columns_of_deepbench(suite):
    read = read_suite(suite("w,h,c,n,k,filter_w,filter_h,name,active\n9,8,3,2,4,5,3,a,1\n9,8,3,2,4,5,3,b,0\n"))
    (case,) = read.cases
    assert (case.rows, case.cols, case.window) == (8, 9, Window(3, 5)) and read.said() == ["1 row (line 3): not active"]


def test_templates_get_their_symbols(suite):
    path = suite("model,op,m_expr,n_expr,k_expr,batch_expr,layout\nx,q,T,S+1,64,B*12,NT\nx,r,Q,1,1,1,NN\n")
    read = read_suite(path, how=Reading(path, symbols=parse_symbols("T=1:9:4,B=2", "-"), points=2))
    assert [case.name for case in read.cases] == ["x.q.B2.S512.T1", "x.q.B2.S512.T9"]
    assert (read.cases[1].sizes, read.cases[1].layout) == ((24, 9, 513, 64), "nt")
    assert read.said() == [
        "1 row (line 2): 2 values of T are taken: --points 2",
        "1 row (line 3): nothing says what Q is: --symbols Q=1:128",
    ]


def test_ranges_and_images_of_templates(suite):
    ranges = suite(
        "name,m_expr,n_expr,k_expr,batch,symbol,lo,hi,step\na,16*T,X,64,3,T,1,9,4\ncube,X,X,X,1,X,64,256,x2\n"
    )
    cases = read_suite(ranges, how=Reading(ranges, symbols={"X": (5,)})).cases
    assert [case.sizes for case in cases] == [(3, 16 * t, 5, 64) for t in (1, 5, 9)] + [(1, 5, 5, 5)]
    images = suite("model,op,n_expr,c_in,h_expr,w_expr,c_out,kh,kw,pad_h,pad_w\nx,f,B,3,(R+3)//4,R,64,3,3,1,1\n")
    (case,) = read_suite(images).cases
    assert (case.name, case.rows, case.cols) == ("x.f.B1.R224", 56, 224)


def test_traces_say_what_operators_get(suite, tmp_path):
    (tmp_path / "trace_x.csv").write_text("batch,e0,e1,f0\n0,3,0,7\n1,5,4,7\n")
    columns = "trace,columns,op,kind,m_or_n_expr,n_or_cout,k_or_cin,h,w,filter\n"
    rows = "trace_*.csv,e0..e1,fc,gemm,2*b,8,9,,,\ntrace_x.csv,f*,c,conv,b,8,9,14,14,3\nno.csv,e0,fc,gemm,b,8,9,,,\n"
    read = read_suite(suite(columns + rows))
    assert [case.sizes for case in read.cases] == [(1, 2 * b, 8, 9) for b in (3, 4, 5)] + [(1, 7 * 196, 8, 81)]
    assert read.said() == ["1 row (line 4): no no.csv with a column e0 beside the suite"]
    with pytest.raises(DynmlirError, match="2 rows .lines 2, 3.: counts of a trace are no shapes"):
        read_suite(str(tmp_path / "trace_x.csv"))


def test_graphs_and_histograms(suite):
    cases = read_suite(suite("graph,nodes,features,classes\ncora,2708,1433,7\n")).cases
    assert [case.sizes for case in cases] == [(1, 2708, 16, 1433), (1, 2708, 7, 16)]
    with pytest.raises(DynmlirError, match="1 row .line 2.: a bin of a histogram"):
        read_suite(suite("lo,hi,total_count\n0,49,3\n"))


@pytest.mark.parametrize("text", ["T", "T=", "T=x", "T=0", "T=5:1", "T=1:2:3:4", "T=1:9:0", "=5"])
def test_symbols_that_are_none(text):
    with pytest.raises(DynmlirError, match="--symbols: error: '"):
        parse_symbols(text, "--symbols")
