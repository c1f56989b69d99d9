// Types the hero's words one after the other, and deletes each before the next, without end.
const TYPE_MS = 200;
const DELETE_MS = 100;
const WAIT_MS = 1000;

const target = document.querySelector<HTMLElement>('[data-typewriter]');
const pause = document.querySelector<HTMLButtonElement>('[data-typewriter-pause]');
/** The letters of each word: code points, as half of a surrogate pair is no letter. */
const words = target?.dataset.typewriter?.split('|').map((text) => [...text]) ?? [];

let word = 0;
let length = words[0]?.length ?? 0;
let deleting = false;
let timer: ReturnType<typeof setTimeout>;

function step() {
  if (!target) return;
  length += deleting ? -1 : 1;
  next();
  const letters = words[word] ?? [];
  target.textContent = letters.slice(0, length).join('');
  // The rest of the word is faintly visible after the caret, so that it can be read before it is typed.
  target.dataset.rest = letters.slice(length).join('');
}

function next() {
  const full = words[word]?.length ?? 0;
  let delay = deleting ? DELETE_MS : TYPE_MS;
  if (!deleting && length >= full) {
    deleting = true;
    delay = WAIT_MS;
  } else if (deleting && length === 0) {
    deleting = false;
    word = (word + 1) % words.length;
    delay = TYPE_MS;
  }
  timer = setTimeout(step, delay);
}

// The first word is already visible, so the loop begins with its pause.
if (target && pause && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
  pause.classList.remove('invisible');
  pause.addEventListener('click', () => {
    const { ariaLabel, dataset } = pause;
    [pause.ariaLabel, dataset.other] = [dataset.other as string, ariaLabel as string];
    clearTimeout(timer);
    if (!pause.toggleAttribute('data-paused')) next();
  });
  // Typing restyles the page, so wait until it has loaded.
  if (document.readyState === 'complete') next();
  else addEventListener('load', next);
}

export {};
