"""The style sheets of the pages, for one theme: which declarations hold for an element.

Drawing libraries know classes but no variables (``var(--ink)``) and no ``light-dark()``, which the
pages' styles are made of; so both are worked out here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Literal

import cssselect2
import tinycss2
from tinycss2.ast import FunctionBlock, QualifiedRule

Theme = Literal["light", "dark"]
Values = Mapping[str, str]
Tokens = list[Any]  # as tinycss2 has them
DRAWN = {
    *("fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin"),
    *("stroke-linecap", "opacity", "font-family", "font-size", "font-weight", "font-style"),
    *("vector-effect", "transform"),
}
FONT = re.compile(
    r"(?P<style>italic\s+)?(?:(?P<weight>\d{3})\s+)?(?P<size>[\d.]+px)(?:\s*/\s*[\d.]+)?"
    r"\s+(?P<family>.+)"
)
SHEETS = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)


class Styles:
    """The rules of all sheets, in their order."""

    def __init__(self, sheets: Iterable[str], theme: Theme) -> None:
        self._theme = theme
        self._matcher = cssselect2.Matcher()
        for sheet in sheets:
            self._read(sheet)

    def _read(self, sheet: str) -> None:
        """Take in all rules but those about the size of a window, a printer and the like."""
        for rule in tinycss2.parse_stylesheet(sheet, skip_comments=True, skip_whitespace=True):
            if isinstance(rule, QualifiedRule):
                declared = tinycss2.parse_blocks_contents(rule.content)
                found = [(one.name, one.value) for one in declared if one.type == "declaration"]
                for selector in selectors(rule):
                    self._matcher.add_selector(selector, found)

    def declarations(self, element: cssselect2.ElementWrapper) -> dict[str, Tokens]:
        """What is declared for an element, the strongest of each; its own ``style`` wins."""
        found: dict[str, Tokens] = {}
        for _, _, pseudo, declarations in self._matcher.match(element):
            if pseudo is None:
                found.update(declarations)
        own = tinycss2.parse_blocks_contents(element.etree_element.get("style", ""))
        found.update((one.name, one.value) for one in own if one.type == "declaration")
        return found

    def variables(self, declared: Mapping[str, Tokens], inherited: Values) -> dict[str, str]:
        """The variables that hold within an element."""
        own = {name for name in declared if name.startswith("--")}
        found = dict(inherited)
        for name in own:
            found[name] = self.value(declared[name], inherited)
        return found

    def properties(self, declared: Mapping[str, Tokens], variables: Values) -> dict[str, str]:
        """What is drawn otherwise for the declarations; what cannot be worked out is left out."""
        found: dict[str, str] = {}
        for name, tokens in declared.items():
            value = self.value(tokens, variables)
            if name == "font" and (font := FONT.fullmatch(value)):
                parts = font.groupdict(default="normal")
                found |= {f"font-{part}": text.strip() for part, text in parts.items()}
            elif name in DRAWN and "calc(" not in value and "var(" not in value:
                found[name] = value
        return found

    def value_of(self, variables: Values, name: str) -> str:
        """The value of a variable."""
        return self.value(parse(variables[name]), variables)

    def value(self, tokens: Tokens, variables: Values) -> str:
        """The value in text, with its variables and in the colours of the theme."""
        return "".join(self._text(token, variables) for token in tokens).strip()

    def _text(self, token: Any, variables: Values) -> str:
        if not isinstance(token, FunctionBlock):
            text: str = token.serialize()
            return text
        inside = self.value(token.arguments, variables)
        if token.lower_name == "var":
            name, _, fallback = inside.partition(",")
            return self.value(parse(variables.get(name.strip(), fallback.strip())), variables)
        if token.lower_name == "light-dark":
            light, _, dark = inside.partition(",")
            return (light if self._theme == "light" else dark).strip()
        return f"{token.lower_name}({inside})"


def parse(text: str) -> Tokens:
    """The tokens of a value."""
    tokens: Tokens = tinycss2.parse_component_value_list(text)
    return tokens


def selectors(rule: QualifiedRule) -> list[Any]:
    """The selectors of a rule; none if they are about what no picture has, such as a mouse."""
    try:
        return list(cssselect2.compile_selector_list(rule.prelude))
    except cssselect2.SelectorError:
        return []


def sheets_in(html: str) -> list[str]:
    """The style sheets in HTML."""
    return SHEETS.findall(html)
