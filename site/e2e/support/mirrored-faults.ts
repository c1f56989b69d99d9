/** Runs in the page. Returns how much wider it is than the window, and how many drawings are mirrored. */
export function mirroredFaults() {
  scrollTo(-1e4, 0);
  const root = document.documentElement;
  return {
    wider: root.scrollWidth - root.clientWidth,
    scrolled: scrollX,
    mirrored: [...document.querySelectorAll('svg')].filter((drawing) => {
      const { a = 1, b = 0, c = 0, d = 1 } = drawing.getScreenCTM() ?? {};
      return a * d - b * c < 0;
    }).length,
  };
}
