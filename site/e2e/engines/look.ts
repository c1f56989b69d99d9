/** Names an element as people do, by what it is and what it is called; or, where that will not do, in CSS. */
export type Target = {
  role?: 'link' | 'button' | 'heading' | 'textbox' | 'checkbox';
  /** The whole name, or how it begins. */
  name?: string;
  starts?: string;
  css?: string;
  /** In CSS, what it stands in. */
  within?: string;
};

/** What is seen of an element, in CSS pixels of the window. */
export type Seen = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether the middle of it lies in the window. */
  inWindow: boolean;
  /** What lies over its middle; empty where nothing does. */
  coveredBy: string;
  text: string;
  value: string;
};

/**
 * Every visible element that a target means, in the order of the page. Runs in the page, so it uses
 * nothing from outside of itself.
 */
export function look({ role, name, starts, css, within }: Target): Seen[] {
  const byRole = {
    link: 'a[href]',
    button: 'button, summary',
    heading: 'h1, h2, h3, h4',
    textbox: 'input[type=text], input[type=email], textarea',
    checkbox: 'input[type=checkbox]',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0] as HTMLElement | undefined;
    return plain(element.ariaLabel ?? label?.innerText ?? (element as HTMLElement).innerText);
  };
  const selector = css ?? byRole[role ?? 'link'];
  const scope = within ? [...document.querySelectorAll(within)] : [document];
  return scope
    .flatMap((one) => [...one.querySelectorAll(selector)])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => name === undefined || nameOf(element) === name)
    .filter((element) => starts === undefined || nameOf(element).startsWith(starts))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = [x + width / 2, y + height / 2] as const;
      const over = document.elementFromPoint(...middle);
      const free = !over || element.contains(over) || over.closest('label')?.contains(element);
      return {
        ...{ x, y, width, height },
        inWindow:
          middle[0] >= 0 && middle[1] >= 0 && middle[0] < innerWidth && middle[1] < innerHeight,
        coveredBy: free ? '' : `${over.localName}.${over.className}`,
        text: plain((element as HTMLElement).innerText),
        value: (element as HTMLInputElement).value ?? '',
      };
    });
}
