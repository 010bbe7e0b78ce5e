/**
 * Pictures that can be played: `![…](…){ data-play="learn/calimala" }`.  Where the pages that need no
 * server lie beside the documentation, in `play/`, a button puts that page in the picture's place.
 * Nothing of it is loaded before somebody presses; without it the picture is all there is.
 */
const play = new URL("../play/", document.currentScript.src);
let there; // a promise: do the pages lie beside?

async function isThere() {
  const answer = await fetch(play, { method: "HEAD" }).catch(() => null);
  return answer !== null && answer.ok;
}

/** A button with a text, and what it does. */
function button(text, about, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "md-button playable-button";
  made.textContent = text;
  made.setAttribute("aria-label", `${text}: ${about}`);
  made.addEventListener("click", act);
  return made;
}

/** The page in the place of its picture, and the way back. */
function open(image, start) {
  const frame = document.createElement("iframe");
  frame.className = "playable-frame";
  frame.title = image.alt;
  frame.src = `${play.href}#/${image.dataset.play}`;
  const back = button("Back to the picture", image.alt, () => {
    frame.remove();
    back.remove();
    image.hidden = false;
    start.hidden = false;
    start.focus();
  });
  image.hidden = true;
  start.hidden = true;
  image.after(frame, back);
  frame.focus();
}

/** Offers to play what the pictures of a page show. */
async function offer() {
  const images = [...document.querySelectorAll("img[data-play]")];
  if (images.length === 0) return;
  there ??= isThere();
  if (!(await there)) return;
  for (const image of images) {
    if (image.dataset.offered) continue;
    image.dataset.offered = "yes";
    const start = button("Play this", image.alt, () => open(image, start));
    image.after(start);
  }
}

// The theme changes pages without loading them anew, and says so by `document$`.
if (typeof document$ === "undefined") document.addEventListener("DOMContentLoaded", offer);
else document$.subscribe(offer);
