"""Is the whole table in sight?  The browser is asked about the page as it is laid out."""

from __future__ import annotations

from .person import Person

# What can be seen of an element: its own box within all boxes that would cut it.
SEEN = """
const root = document.querySelector('.tabletop');
const shows = (one) => one.checkVisibility({visibilityProperty: true}) &&
  !one.closest('.hidden-text, [hidden]') && !hides(one);
const hides = (one) => {
  for (let at = one; at && at !== root; at = at.parentElement)
    if (getComputedStyle(at).clipPath !== 'none') return true;
  return false;
};
const name = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} "${
  (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30)}"`;
"""
SCROLLED = """() => {
  const page = document.scrollingElement;
  return [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth];
}"""
AREAS = ":is(.area, section.prompt, .top)"
OVERLAPS = f"""() => {{ {SEEN}
  const all = [...root.querySelectorAll('{AREAS}')].filter(shows);
  const boxes = all.map((one) => one.getBoundingClientRect());
  const found = [];
  for (const [i, a] of boxes.entries()) for (const [j, b] of boxes.entries()) {{
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    // Only long choices may lie over the log, and only a sheet over what is not decided on.
    const over = [all[i], all[j]].some((one) => one.matches('.prompt'));
    if (i < j && wide > 1 && high > 1 && !over) found.push(name(all[i]) + ' / ' + name(all[j]));
  }}
  return found;
}}"""
# The log and what there is to say scroll by nature, and long names of people end in dots.
CUT = f"""() => {{ {SEEN}
  const free = '.log *, .says *, .prompt [data-spare], .prompt [data-spare] *, .hidden-text, ' +
    '.decision details *, option, [role=region] *';
  const found = [];
  for (const area of root.querySelectorAll('{AREAS}')) {{
    if (!shows(area)) continue;
    const box = area.getBoundingClientRect();
    const bottom = Math.min(box.bottom, innerHeight) + 2;
    for (const one of area.querySelectorAll('*')) {{
      if (one.matches(free) || one.closest('.travelling') || !shows(one)) continue;
      const texts = [...one.childNodes].some((node) =>
        node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '');
      if (!texts && !one.matches('svg, button, img')) continue;
      if (one.closest('svg') !== null && !one.matches('svg')) continue;
      const {{left, right, top, bottom: low, width}} = one.getBoundingClientRect();
      if (width === 0) continue;
      if (left < box.left - 6 || right > box.right + 6 || top < box.top - 6 || low > bottom + 4)
        found.push(`${{name(one)}} of ${{area.className}}`);
      if (getComputedStyle(one).overflow !== 'visible' && !one.matches('h2, h3, .name, th span') &&
          one.scrollWidth > one.clientWidth + 1)
        found.push(`${{name(one)}} in part`);
    }}
  }}
  return found;
}}"""
CHOICES = f"""() => {{ {SEEN}
  const found = [];
  for (const one of root.querySelectorAll('section.prompt :is(.go, li button, .ways button)')) {{
    if (!shows(one) || one.closest('details')) continue;
    const {{left, top, bottom, width}} = one.getBoundingClientRect();
    for (const y of [top + 3, bottom - 3])
      if (!one.contains(document.elementFromPoint(left + width / 2, y))) found.push(name(one));
  }}
  return found;
}}"""
COVERED = f"""(what) => {{ {SEEN}
  return [...root.querySelectorAll(what)].filter(shows).filter((one) => {{
    const {{left, top, width, height}} = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !one.contains(there) && !there?.contains(one);
  }}).map(name);
}}"""

# A number on two lines is read as two.
BROKEN = f"""() => {{ {SEEN}
  const found = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {{
    const {{data, parentElement: one}} = texts.currentNode;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    if (/^\\s*\\d+\\s*$/.test(data) && shows(one) && range.getClientRects().length > 1)
      found.push(name(one));
  }}
  return found;
}}"""


def faults(one: Person, board: str) -> list[str]:
    """What cannot be seen at a glance; ``board`` selects the places that are chosen on it."""
    ask = one.page.evaluate
    scrolled = [f"scrolls by {by}" for by in ask(SCROLLED) if by > 0]
    placing = [f"covered: {name}" for name in ask(COVERED, board)]
    overlaps = [f"overlap: {names}" for names in ask(OVERLAPS)]
    cut = [f"cut: {name}" for name in ask(CUT)]
    cut += [f"broken: {name}" for name in ask(BROKEN)]
    return scrolled + placing + overlaps + cut + [f"choice: {name}" for name in ask(CHOICES)]
