# make demo: the example at very different shapes.   make test: everything that CI runs.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin

.PHONY: demo test test-torch lint types lit pytest format clean

demo: $(VENV)/.installed
	$(BIN)/python examples/demo.py

test: lint
	$(MAKE) --no-print-directory --jobs 2 types lit
	$(MAKE) --no-print-directory pytest

lint: $(VENV)/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.installed
	$(BIN)/mypy

lit: $(VENV)/.installed
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/lit -v test/lit

# Last: its closing line is the result. A file's tests share what they compile, so they stay in one process.
pytest: $(VENV)/.installed
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pytest -q -W error -n auto --maxprocesses 4 --dist loadfile

# The import of PyTorch's models, with torch installed: four minutes.
test-torch: $(VENV)/.installed
	$(BIN)/pip install --quiet --no-compile --disable-pip-version-check --editable '.[test,torch]'
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pytest -q -W error test/e2e/test_import_torch.py test/e2e/test_torch_operators.py test/e2e/test_torch_fourier.py test/e2e/test_torch_quantised.py test/e2e/test_torch_recurrent.py test/e2e/test_torch_bytes.py test/e2e/test_torch_masks.py

format: $(VENV)/.installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) build

# Editable: the package is read where it lies, so only a change of its metadata installs again. What is imported is
# compiled then: all there is takes as long as its installation.
$(VENV)/.installed: pyproject.toml CMakeLists.txt
	$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "dynmlir needs Python 3.11 or later")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --no-compile --disable-pip-version-check --editable '.[test]'
	touch $@
