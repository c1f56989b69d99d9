// Shows an initial instead of an emoji that the system draws as an empty box, without a colored pixel. The emoji stays
// in the text, and nothing moves.

const icons = document.querySelectorAll<HTMLElement>('.industry-icon');
const context =
  icons.length > 0 &&
  document.createElement('canvas').getContext('2d', { willReadFrequently: true });

if (context) {
  context.textBaseline = 'top';
  for (const icon of icons) {
    context.font = `24px ${getComputedStyle(icon).fontFamily}`;
    context.clearRect(0, 0, 48, 48);
    context.fillText(icon.textContent.trim(), 0, 0);
    const { data } = context.getImageData(0, 0, 48, 48);
    icon.classList.toggle('is-box', !data.some((value, index) => index % 4 < 3 && value > 0));
  }
}

export {};
