"""What a screen reader would say by itself: the live regions of a page that are not hidden."""

from __future__ import annotations

from .person import Person

# Regions that are read as a whole come with each change in whole; of the others only what is new.
LISTEN = """
window.spoken = [];
const LIVE = '[aria-live], [role=status], [role=alert], [role=log], output';
const WHOLE = '[role=status], [role=alert], output';
const regionOf = (node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
const silent = (region) => region.getAttribute('aria-live') === 'off'
  || region.closest('[aria-hidden=true], [inert]') !== null || !region.checkVisibility();
const say = (text) => { if (text.trim()) window.spoken.push(text.trim().replace(/\\s+/g, ' ')); };
new MutationObserver((changes) => {
  const whole = new Set();
  for (const { target, addedNodes, type } of changes) {
    const region = regionOf(target);
    const alerts = [...addedNodes].filter((node) => node instanceof Element).flatMap((node) =>
      [...(node.matches('[role=alert]') ? [node] : []), ...node.querySelectorAll('[role=alert]')]);
    for (const alert of alerts) if (!silent(alert)) whole.add(alert);
    if (!region || silent(region)) continue;
    if (region.matches(WHOLE)) whole.add(region);
    else if (type === 'characterData') say(target.data);
    else for (const node of addedNodes) if (node.isConnected) say(node.textContent);
  }
  for (const region of whole) if (region.isConnected) say(region.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def listen(person: Person) -> Person:
    """Hear what this page says from its next address on."""
    person.page.add_init_script(LISTEN)
    return person


def take_speech(person: Person) -> list[str]:
    """All that was said since the page was opened, or since it was asked last."""
    said: list[str] = person.page.evaluate("window.spoken.splice(0)")
    return said


def hears(person: Person, part: str) -> list[str]:
    """Wait until something with these words is said; all that was said until then."""
    said: list[str] = []

    def is_said() -> bool:
        said.extend(take_speech(person))
        return any(part in each for each in said)

    person.until(is_said, f"a voice that says {part!r}")
    return said
