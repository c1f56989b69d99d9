/** A color as painted: red, green, blue from 0 to 255, and its opacity. */
type Color = [red: number, green: number, blue: number, alpha: number];

export type LowContrast = { name: string; ratio: number; required: number };

/**
 * Runs in the page. Finds text with less contrast than 7:1 (large text 4.5:1) and meaningful graphics with less than
 * 3:1: WCAG 2.2, 1.4.6 and 1.4.11.
 */
export function findLowContrast(): LowContrast[] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const colorByCss = new Map<string, Color>();
  const found: LowContrast[] = [];

  /** Converts any CSS color, oklch() too, by letting the browser paint one pixel. */
  function parseColor(css: string): Color {
    const cached = colorByCss.get(css);
    if (cached || !pen) return cached ?? [0, 0, 0, 0];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    const color: Color = [red, green, blue, alpha / 255];
    colorByCss.set(css, color);
    return color;
  }

  const blend = (top: Color, below: Color): Color => [
    top[0] * top[3] + below[0] * (1 - top[3]),
    top[1] * top[3] + below[1] * (1 - top[3]),
    top[2] * top[3] + below[2] * (1 - top[3]),
    1,
  ];

  const luminance = (color: Color) => {
    const [r = 0, g = 0, b = 0] = color.slice(0, 3).map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  const contrast = (a: Color, b: Color) => {
    const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  };

  const mix = (a: Color, b: Color, share: number) =>
    a.map((channel, index) => channel + ((b[index] ?? 0) - channel) * share) as Color;

  /** The colors of a gradient; if it runs down the page, those at an element's height. */
  function gradientColors(image: string, background: Element, element: Element): Color[] {
    const stops = image.match(/(?:rgba?|oklch|oklab|color)\([^()]*\)/g)?.map(parseColor) ?? [];
    const [first, last, third] = stops;
    if (!first || !last || third || !/^linear-gradient\((rgb|okl|color)/.test(image)) return stops;
    const box = background.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return [top, bottom].map((y) => mix(first, last, (y - box.top) / box.height));
  }

  /** Keeps a result for each element, because every text asks the same of all elements around it. */
  function memoize<Result>(work: (element: Element) => Result): (element: Element) => Result {
    const results = new Map<Element, Result>();
    return (element) => {
      const cached = results.get(element);
      if (cached !== undefined) return cached;
      const result = work(element);
      results.set(element, result);
      return result;
    };
  }

  const backgroundOf = memoize((element) => {
    const { backgroundColor, backgroundImage, backgroundSize } = getComputedStyle(element);
    // A gradient with its own size is an ornament beside the text, not a background.
    const image = backgroundSize === 'auto' && backgroundImage !== 'none' ? backgroundImage : '';
    return { color: parseColor(backgroundColor), image };
  });

  const backgroundsBehind = memoize((element) => {
    const layers: Color[][] = [];
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      const { color, image } = backgroundOf(ancestor);
      const stops = image ? gradientColors(image, ancestor, element) : [];
      if (stops.length > 0) layers.push(stops);
      if (color[3] > 0) layers.push([color]);
      if (color[3] === 1) break;
    }
    return layers.reduceRight<Color[]>(
      (below, layer) => layer.flatMap((top) => below.map((underlying) => blend(top, underlying))),
      [parseColor('Canvas')],
    );
  });

  const opacity: (element: Element) => number = memoize(
    (element) =>
      Number(getComputedStyle(element).opacity) *
      (element.parentElement ? opacity(element.parentElement) : 1),
  );

  function worstContrast(css: string, element: Element, background: Element): number {
    const [red, green, blue, alpha] = parseColor(css);
    const color: Color = [red, green, blue, alpha * opacity(element)];
    return Math.min(
      ...backgroundsBehind(background).map((below) => contrast(blend(color, below), below)),
    );
  }

  function reportBelow(name: string, exactRatio: number, required: number) {
    const ratio = Math.round(exactRatio * 100) / 100;
    if (ratio < required) found.push({ name, ratio, required });
  }

  const checkContrast = (
    name: string,
    css: string,
    element: Element,
    background: Element,
    required: number,
  ) => reportBelow(name, worstContrast(css, element, background), required);

  const checkedSelections = new Set<string>();

  /** Checks selected text: its letters on the highlight, and the highlight on the background. */
  function checkSelection(words: string, css: string, element: Element, wanted: number) {
    // The highlight depends on a band's tone, so one text of each color and background is enough.
    const key = [css, wanted, ...backgroundsBehind(element)].join();
    if (checkedSelections.has(key) || element.closest('[inert]')) return;
    checkedSelections.add(key);
    const { color, backgroundColor } = getComputedStyle(element, '::selection');
    for (const background of backgroundsBehind(element)) {
      const selection = blend(parseColor(backgroundColor), background);
      reportBelow(
        `selected ${words}`,
        contrast(blend(parseColor(color), selection), selection),
        wanted,
      );
      reportBelow(`selection on ${words}`, contrast(selection, background), 3);
    }
  }

  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const how = { opacityProperty: true, visibilityProperty: true };
    return width > 1 && height > 1 && element.checkVisibility(how);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const words = walker.currentNode.textContent?.trim();
    // Lettering inside a decorative drawing is part of the picture.
    const isIgnored = element?.closest('.sr-only, noscript, svg[aria-hidden="true"]');
    if (!words || !element || isIgnored || !isVisible(element)) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const css = element.closest('svg') ? style.fill : style.color;
    const wanted = isLarge ? 4.5 : 7;
    const quoted = `“${words.slice(0, 40)}”`;
    checkContrast(`text ${quoted}`, css, element, element, wanted);
    checkSelection(quoted, css, element, wanted);
  }

  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ').slice(0, 4).join('.')}`;
  for (const input of document.querySelectorAll('input:not([type="checkbox"]), textarea')) {
    if (!isVisible(input) || input.closest('[aria-hidden="true"]')) continue;
    const css = getComputedStyle(input).borderBottomColor;
    checkContrast(`border of ${name(input)}, inside`, css, input, input, 3);
    checkContrast(`border of ${name(input)}, outside`, css, input, input.parentElement ?? input, 3);
  }
  for (const icon of document.querySelectorAll('button svg, summary svg, [role="img"]')) {
    const iconName = `icon ${name(icon)} in ${name(icon.parentElement ?? icon)}`;
    if (isVisible(icon)) checkContrast(iconName, getComputedStyle(icon).color, icon, icon, 3);
  }
  // A line on an edge has a background on either side, and needs contrast to one of them.
  for (const line of document.querySelectorAll('.border-highlight')) {
    if (!isVisible(line)) continue;
    const style = getComputedStyle(line);
    for (const side of ['Top', 'Bottom', 'Left', 'Right'] as const) {
      if (parseFloat(style[`border${side}Width`]) < 2) continue;
      const css = style[`border${side}Color`];
      const backgrounds = [line, line.parentElement ?? line];
      const best = Math.max(
        ...backgrounds.map((background) => worstContrast(css, line, background)),
      );
      reportBelow(`line of ${name(line)}`, best, 3);
    }
  }
  return found;
}
