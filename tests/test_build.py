"""A build is whole: the page is in every wheel, and an sdist builds the same wheel without npm."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from email import message_from_string
from pathlib import Path
from types import ModuleType

import pytest

import rosenkrieg

ROOT = Path(__file__).parent.parent
STATIC = Path("src/rosenkrieg/server/static")

in_a_clone = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs a clone")


@pytest.fixture(scope="module")
def backend() -> ModuleType:
    return script("backend")


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with sources of a page that was never built, and no programs at all."""
    for name in ("web/package.json", "web/src/main.ts", "src/rosenkrieg/locale/en.ftl"):
        write(tmp_path / name, "x", at=100)
    (tmp_path / "programs").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path / "programs"))
    monkeypatch.delenv("ROSENKRIEG_PAGE", raising=False)
    return tmp_path


def write(path: Path, text: str, at: int | None = None) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    if at is not None:
        os.utime(path, (at, at))


def program(checkout: Path, name: str, script: str) -> None:
    path = checkout / "programs" / name
    write(path, f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def with_npm(checkout: Path, build: str = "/bin/mkdir -p ../{0}; echo page > ../{0}/index.html"):
    program(checkout, "node", "echo v24.1.0")
    program(checkout, "npm", f'case "$1" in run) {build.format(STATIC)};; esac')


def test_without_npm_a_build_ends_with_one_line(backend: ModuleType, checkout: Path):
    with pytest.raises(SystemExit) as ended:
        backend.make_page()
    assert str(ended.value) == (
        "expected npm with Node.js 20 or newer to build the page, got none. "
        "Set ROSENKRIEG_PAGE=0 to build the library without the site."
    )


def test_an_old_node_is_not_enough(backend: ModuleType, checkout: Path):
    with_npm(checkout)
    program(checkout, "node", "echo v18.2.0")
    with pytest.raises(SystemExit, match=r"Node\.js 20 or newer"):
        backend.make_page()
    assert backend.NODE in backend.get_requires_for_build_wheel()


def test_the_page_is_built_if_it_is_missing(backend: ModuleType, checkout: Path):
    with_npm(checkout)
    backend.make_page()
    assert (checkout / STATIC / "index.html").read_text() == "page\n"


@pytest.mark.parametrize(("build", "problem"), [("exit 1", "it failed"), (":", "to leave src/")])
def test_a_build_that_failed_or_left_nothing_ends_with_one_line(
    backend: ModuleType, checkout: Path, build: str, problem: str
):
    with_npm(checkout, build)
    with pytest.raises(SystemExit, match=problem) as ended:
        backend.make_page()
    assert "\n" not in str(ended.value)


@pytest.mark.parametrize("source", ["web/src/main.ts", "src/rosenkrieg/locale/en.ftl"])
def test_a_page_older_than_a_source_is_built_anew(backend: ModuleType, checkout: Path, source: str):
    page = checkout / STATIC / "index.html"
    write(page, "old", at=200)
    backend.make_page()  # nothing to do, so no npm is missed
    write(checkout / source, "newer", at=300)
    with_npm(checkout)
    backend.make_page()
    assert page.read_text() == "page\n"
    assert not backend.is_stale()


@pytest.mark.parametrize("name", ["web/node_modules/a.js", "src/rosenkrieg/core/match.py"])
def test_what_is_no_source_of_the_page_does_not_matter(
    backend: ModuleType, checkout: Path, name: str
):
    write(checkout / STATIC / "index.html", "old", at=200)
    write(checkout / name, "newer", at=300)
    assert not backend.is_stale()


def test_a_library_without_the_site_can_be_asked_for(
    backend: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("ROSENKRIEG_PAGE", "0")
    backend.make_page()
    assert backend.NODE not in backend.get_requires_for_build_wheel()
    monkeypatch.setenv("ROSENKRIEG_PAGE", "no")
    with pytest.raises(SystemExit, match="expected 0 or 1, got 'no'"):
        backend.make_page()


def test_one_version_of_node_is_brought_along(backend: ModuleType):
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert f"NODE_WHEEL := {backend.NODE}\n" in makefile
    assert f"NODE_MAJOR := {backend.NODE_MAJOR}\n" in makefile


# the real thing, with a page that is built already


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[set[str], set[str], str, Path]:
    """The files of an sdist, those of the wheel built from it, the wheel's facts, and the wheel."""
    folder = tmp_path_factory.mktemp("build")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file() and not name.startswith("."):
            target = folder / "tree" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes((ROOT / name).read_bytes())
    page = '<html lang="en"><script src="/app.js"></script></html>'
    write(folder / "tree" / STATIC / "index.html", page)
    write(folder / "tree" / STATIC / "app.js", "run()")
    write(folder / "tree" / STATIC / ".vite" / "manifest.json", "{}")
    sdist = _build(folder / "tree", "build_sdist")
    with tarfile.open(sdist) as packed:
        packed.extractall(folder / "unpacked", filter="data")
        kept = {name.partition("/")[2] for name in packed.getnames()}
    (inner,) = (folder / "unpacked").iterdir()
    wheel = _build(inner, "build_wheel")
    with zipfile.ZipFile(wheel) as packed_wheel:
        names = set(packed_wheel.namelist())
        facts = next(name for name in names if name.endswith("/METADATA"))
        return kept, names, packed_wheel.read(facts).decode(), wheel


def _build(tree: Path, hook: str) -> Path:
    """Calls a hook of the backend in a tree, where no npm can be found."""
    code = (
        f"import sys; sys.path.insert(0, 'scripts'); import backend; print(backend.{hook}('out'))"
    )
    environment = {**os.environ, "PATH": str(Path(sys.executable).parent)}
    environment.pop("ROSENKRIEG_PAGE", None)
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tree, env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return tree / "out" / ran.stdout.split()[-1]


@pytest.mark.slow
@in_a_clone
def test_an_sdist_carries_what_is_needed_to_build_and_to_test(built):
    kept, *_ = built
    for name in (
        "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "NOTICE.md", "Makefile", "compiled.txt",
        "requirements.lock", "scripts/backend.py", "docs/contract.md", "docs/pictures/match.webp",
        "tests/laws/test_laws.py", "tests/data/v1/matches.database", "web/package-lock.json",
        "web/src/lib/messages.gen.ts", f"{STATIC}/index.html",
    ):  # fmt: skip
        assert name in kept
    assert not [name for name in kept if "__pycache__" in name or "node_modules" in name]


@pytest.mark.slow
@in_a_clone
def test_the_wheel_from_an_sdist_has_the_page_and_all_data(built):
    _, names, *_ = built
    package = ROOT / "src" / "rosenkrieg"
    data = {
        f"rosenkrieg/{path.relative_to(package).as_posix()}"
        for kind in ("*.py", "*.toml", "*.ftl", "*.md", "*.bin", "py.typed")
        for path in package.rglob(kind)
        if "static" not in path.parts
    }
    assert data <= names
    assert {
        "rosenkrieg/server/static/index.html",
        "rosenkrieg/server/static/.vite/manifest.json",
    } <= names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"rosenkrieg"}


@pytest.mark.slow
@in_a_clone
def test_the_description_can_be_shown_away_from_the_repository(built):
    """Pictures and links in it lead nowhere on PyPI, so it has none to files."""
    text = message_from_string(built[2]).get_payload()
    assert text.startswith("# Rosenkrieg") or text.lstrip().startswith("# Rosenkrieg")
    assert "![" not in text
    assert not re.findall(r"\]\((?!https?:)", text)
    assert "```python" in text


@pytest.mark.slow
@in_a_clone
def test_an_index_and_pip_have_no_objection_to_the_wheel(built):
    script("release").look_at(built[3])


def test_the_changelog_tells_of_the_version():
    release = script("release")
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert release.section(changelog, release.version())
    assert rosenkrieg.__version__ == release.version()


@pytest.mark.slow
@in_a_clone
def test_the_wheel_plays_without_node_and_compiler(built, tmp_path: Path):
    """In an environment of its own: the packages it needs are lent, the wheel is unpacked."""
    venv.create(tmp_path / "env", with_pip=False)
    python = tmp_path / "env" / "bin" / "python"
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    ran = subprocess.run([python, "-c", asked], capture_output=True, text=True, check=True)
    place = Path(ran.stdout.strip())
    with zipfile.ZipFile(built[3]) as packed:
        packed.extractall(place)
    lent = Path(sysconfig.get_path("purelib"))
    (place / "lent.pth").write_text(f"{lent}\n")
    where = "import rosenkrieg; print(rosenkrieg.__file__)"
    ran = subprocess.run([python, "-c", where], capture_output=True, text=True, check=True)
    assert Path(ran.stdout.strip()).is_relative_to(place)
    script("release").try_out(python, tmp_path)


def test_a_tag_carries_the_section_of_the_changelog(tmp_path: Path):
    release = script("release")

    def git(*arguments: str) -> str:
        done: str = release.git(tmp_path, *arguments)
        return done

    git("init", "--quiet")
    git("config", "user.name", "Mathilde")
    git("config", "user.email", "mathilde@games.example")
    write(tmp_path / "CHANGELOG.md", "# Changelog\n\n## 1.2.3 - today\n\n### Added\n\n- A game.\n")
    with pytest.raises(SystemExit, match="expected a clean tree"):
        release.tag(tmp_path, "1.2.3")
    git("add", ".")
    git("commit", "--quiet", "--message", "all")
    with pytest.raises(SystemExit, match=r"a section '## 1\.2\.4' in CHANGELOG\.md, got none"):
        release.tag(tmp_path, "1.2.4")
    assert release.tag(tmp_path, "1.2.3") == "v1.2.3"
    assert "### Added\n\n- A game." in git("tag", "--list", "-n9", "--format=%(contents)")
    with pytest.raises(SystemExit, match=r"but there is v1\.2\.3"):
        release.tag(tmp_path, "1.2.3")
