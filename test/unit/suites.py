"""Suites of dynmlir-bench that several tests use."""

GOOD = "id,category,name,m,n,k\n0,a,one,3,4,5\n1,a,one,3,4,5\n2,b,,7,8,9\n"
