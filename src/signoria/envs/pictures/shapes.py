"""SVG of the pages as SVG that stands alone: every element with its own style, symbols in place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple
from xml.etree import ElementTree
from xml.sax.saxutils import escape, quoteattr

import cssselect2

from .styles import Styles, Values

Node = Any  # an element as cssselect2 looks at it, which has no types
NAMESPACE = re.compile(r"\{[^}]*\}")
SCALE = re.compile(r"scale\(([\d.]+)")
UNITS = re.compile(r"(?<=\d)px")
LEFT_OUT = {"style", "class", "href", "role", "tabindex", "vector-effect"}
STROKES = ("stroke-width", "stroke-dasharray")


class Around(NamedTuple):
    """What an element has from those around it: variables, strokes, and how much it is scaled."""

    variables: Values
    strokes: Values
    scale: float


class Shapes:
    """Makes pictures stand alone; ``drawings`` are SVG files with the symbols that they use."""

    def __init__(self, drawings: Iterable[str], styles: Styles) -> None:
        self.styles = styles
        self._symbols: dict[str, Node] = {}
        self._defs = list[Node]()
        self._known: dict[tuple[object, ...], str] = {}
        for drawing in drawings:
            for node in wrap(drawing).iter_children():
                if node.local_name == "symbol":
                    self._symbols[node.id] = node
                else:
                    self._defs.append(node)

    def stand_alone(self, svg: str, width: int, height: int) -> tuple[str, Values]:
        """The picture in this size, with the variables of its root, such as ``--page``."""
        root = wrap(svg)
        variables = self.styles.variables(self.styles.declarations(root), {})
        around = Around(variables, {"stroke-width": "1"}, 1.0)
        nodes = (*self._defs, *root.iter_children())
        inside = "".join(self._element(node, around) for node in nodes)
        box = root.etree_element.get("viewBox", "")
        head = f'xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        return f"<svg {head} viewBox={quoteattr(box)}>{inside}</svg>", variables

    def _element(self, node: Node, around: Around) -> str:
        """An element with all that is in it."""
        declared = self.styles.declarations(node)
        variables = self.styles.variables(declared, around.variables)
        style = self.styles.properties(declared, variables)
        given = dict(attributes(node))
        strokes = {**around.strokes, **{name: given[name] for name in STROKES if name in given}}
        strokes |= {name: style[name] for name in STROKES if name in style}
        if "transform" in style:
            given["transform"] = UNITS.sub("", style.pop("transform"))
        scale = around.scale * scale_of(node, given)
        if style.pop("vector-effect", given.get("vector-effect")) == "non-scaling-stroke":
            style |= {name: shrink(value, scale) for name, value in strokes.items()}
        within = Around(variables, strokes, scale)
        if node.local_name == "use":
            return self._use(node, given, style, within)
        return self._write(node, given, style, within)

    def _write(self, node: Node, given: Values, style: Values, within: Around) -> str:
        inside = escape(node.etree_element.text or "")
        for child in node.iter_children():
            inside += self._element(child, within) + escape(child.etree_element.tail or "")
        return element(node.local_name, given, style, inside)

    def _use(self, node: Node, given: dict[str, str], style: Values, within: Around) -> str:
        """The symbol in the place of what uses it, in a frame of its size."""
        symbol = self._symbols[node.etree_element.get("href", "").removeprefix("#")]
        box = symbol.etree_element.get("viewBox", "")
        frame = {"viewBox": box, "overflow": "visible", **given}
        scale = within.scale * frame_scale(frame)
        key = (symbol.id, scale, *sorted(within.variables.items()), *sorted(within.strokes.items()))
        if key not in self._known:
            own = self.styles.variables(self.styles.declarations(symbol), within.variables)
            inner = Around(own, within.strokes, scale)
            self._known[key] = "".join(self._element(one, inner) for one in symbol.iter_children())
        return element("svg", frame, style, self._known[key])


def wrap(svg: str) -> Node:
    """The root of an SVG, with no namespaces, for selectors to look at."""
    tree = ElementTree.fromstring(svg)
    for each in tree.iter():
        if isinstance(each.tag, str):
            each.tag = NAMESPACE.sub("", each.tag)
    return cssselect2.ElementWrapper.from_xml_root(tree)


def attributes(node: Node) -> Iterator[tuple[str, str]]:
    """The attributes that say what is drawn."""
    for name, value in node.etree_element.attrib.items():
        if name not in LEFT_OUT and not name.startswith(("aria-", "data-")):
            yield name, value


def element(name: str, given: Values, style: Values, inside: str) -> str:
    """An element as text."""
    head = "".join(f" {key}={quoteattr(value)}" for key, value in given.items())
    if style:
        told = ";".join(f"{key}:{value}" for key, value in style.items())
        head += f" style={quoteattr(told)}"
    return f"<{name}{head}>{inside}</{name}>"


def scale_of(node: Node, given: Values) -> float:
    """By how much an element enlarges what is in it."""
    found = SCALE.search(given.get("transform", ""))
    own = float(found[1]) if found else 1.0
    return own * (frame_scale(given) if node.local_name == "svg" else 1.0)


def frame_scale(given: Values) -> float:
    """By how much a frame with a box of its own enlarges what is in it."""
    try:
        _, _, width, height = map(float, given["viewBox"].split())
        return min(float(given["width"]) / width, float(given["height"]) / height)
    except (KeyError, ValueError):
        return 1.0


def shrink(lengths: str, scale: float) -> str:
    """Lengths that shall be as they are however much the element is enlarged."""
    numbers = UNITS.sub("", lengths).replace(",", " ").split()
    try:
        return " ".join(f"{float(number) / scale:.4g}" for number in numbers)
    except ValueError:  # such as none
        return lengths
