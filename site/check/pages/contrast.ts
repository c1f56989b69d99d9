/** A colour as painted: red, green, blue from 0 to 255, and its opacity. */
type Colour = [red: number, green: number, blue: number, alpha: number];

export type Faint = { what: string; ratio: number; wanted: number };

/**
 * Runs in the page. Finds text with less contrast than 7:1 (large text 4.5:1) and meaningful graphics with less than
 * 3:1: WCAG 2.2, 1.4.6 and 1.4.11.
 */
export function faintThings(): Faint[] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();
  const found: Faint[] = [];

  /** Converts any CSS colour, oklch() too, by letting the browser paint one pixel. */
  function painted(css: string): Colour {
    const before = known.get(css);
    if (before || !pen) return before ?? [0, 0, 0, 0];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    known.set(css, colour);
    return colour;
  }

  const over = (top: Colour, below: Colour): Colour => [
    top[0] * top[3] + below[0] * (1 - top[3]),
    top[1] * top[3] + below[1] * (1 - top[3]),
    top[2] * top[3] + below[2] * (1 - top[3]),
    1,
  ];

  const luminance = (colour: Colour) => {
    const [r = 0, g = 0, b = 0] = colour.slice(0, 3).map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  const contrast = (a: Colour, b: Colour) => {
    const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  };

  const mix = (a: Colour, b: Colour, share: number) =>
    a.map((channel, at) => channel + ((b[at] ?? 0) - channel) * share) as Colour;

  /** The colours of a gradient; if it runs down the page, those at an element's height. */
  function gradient(image: string, background: Element, element: Element): Colour[] {
    const stops = image.match(/(?:rgba?|oklch|oklab|color)\([^()]*\)/g)?.map(painted) ?? [];
    const [first, last, third] = stops;
    if (!first || !last || third || !/^linear-gradient\((rgb|okl|color)/.test(image)) return stops;
    const box = background.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return [top, bottom].map((y) => mix(first, last, (y - box.top) / box.height));
  }

  /** Keeps a result for each element, because every text asks the same of all elements around it. */
  function once<Result>(work: (element: Element) => Result): (element: Element) => Result {
    const results = new Map<Element, Result>();
    return (element) => {
      const before = results.get(element);
      if (before !== undefined) return before;
      const result = work(element);
      results.set(element, result);
      return result;
    };
  }

  const backgroundOf = once((element) => {
    const { backgroundColor, backgroundImage, backgroundSize } = getComputedStyle(element);
    // A gradient with its own size is an ornament beside the text, not a background.
    const image = backgroundSize === 'auto' && backgroundImage !== 'none' ? backgroundImage : '';
    return { colour: painted(backgroundColor), image };
  });

  const behind = once((element) => {
    const layers: Colour[][] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { colour, image } = backgroundOf(at);
      const stops = image ? gradient(image, at, element) : [];
      if (stops.length > 0) layers.push(stops);
      if (colour[3] > 0) layers.push([colour]);
      if (colour[3] === 1) break;
    }
    return layers.reduceRight<Colour[]>(
      (below, layer) => layer.flatMap((top) => below.map((under) => over(top, under))),
      [painted('Canvas')],
    );
  });

  const opacity: (element: Element) => number = once(
    (element) =>
      Number(getComputedStyle(element).opacity) *
      (element.parentElement ? opacity(element.parentElement) : 1),
  );

  function worstOf(css: string, element: Element, background: Element): number {
    const [red, green, blue, alpha] = painted(css);
    const colour: Colour = [red, green, blue, alpha * opacity(element)];
    return Math.min(...behind(background).map((below) => contrast(over(colour, below), below)));
  }

  function note(what: string, exact: number, wanted: number) {
    const ratio = Math.round(exact * 100) / 100;
    if (ratio < wanted) found.push({ what, ratio, wanted });
  }

  const judge = (
    what: string,
    css: string,
    element: Element,
    background: Element,
    wanted: number,
  ) => note(what, worstOf(css, element, background), wanted);

  const selected = new Set<string>();

  /** Checks selected text: its letters on the highlight, and the highlight on the background. */
  function judgeSelection(words: string, css: string, element: Element, wanted: number) {
    // The highlight depends on a band's tone, so one text of each colour and background is enough.
    const alike = [css, wanted, ...behind(element)].join();
    if (selected.has(alike) || element.closest('[inert]')) return;
    selected.add(alike);
    const { color, backgroundColor } = getComputedStyle(element, '::selection');
    for (const background of behind(element)) {
      const mark = over(painted(backgroundColor), background);
      note(`selected ${words}`, contrast(over(painted(color), mark), mark), wanted);
      note(`mark on ${words}`, contrast(mark, background), 3);
    }
  }

  const seen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const how = { opacityProperty: true, visibilityProperty: true };
    return width > 1 && height > 1 && element.checkVisibility(how);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const words = walker.currentNode.textContent?.trim();
    // Lettering inside a decorative drawing is part of the picture.
    const aside = element?.closest('.sr-only, noscript, svg[aria-hidden="true"]');
    if (!words || !element || aside || !seen(element)) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const css = element.closest('svg') ? style.fill : style.color;
    const wanted = large ? 4.5 : 7;
    const quoted = `“${words.slice(0, 40)}”`;
    judge(`text ${quoted}`, css, element, element, wanted);
    judgeSelection(quoted, css, element, wanted);
  }

  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ').slice(0, 4).join('.')}`;
  for (const input of document.querySelectorAll('input:not([type="checkbox"]), textarea')) {
    if (!seen(input) || input.closest('[aria-hidden="true"]')) continue;
    const css = getComputedStyle(input).borderBottomColor;
    judge(`border of ${name(input)}, inside`, css, input, input, 3);
    judge(`border of ${name(input)}, outside`, css, input, input.parentElement ?? input, 3);
  }
  for (const icon of document.querySelectorAll('button svg, summary svg, [role="img"]')) {
    const what = `icon ${name(icon)} in ${name(icon.parentElement ?? icon)}`;
    if (seen(icon)) judge(what, getComputedStyle(icon).color, icon, icon, 3);
  }
  // A line on an edge has a background on either side, and needs contrast to one of them.
  for (const line of document.querySelectorAll('.border-highlight')) {
    if (!seen(line)) continue;
    const style = getComputedStyle(line);
    for (const side of ['Top', 'Bottom', 'Left', 'Right'] as const) {
      if (parseFloat(style[`border${side}Width`]) < 2) continue;
      const css = style[`border${side}Color`];
      const backgrounds = [line, line.parentElement ?? line];
      const best = Math.max(...backgrounds.map((background) => worstOf(css, line, background)));
      note(`line of ${name(line)}`, best, 3);
    }
  }
  return found;
}
