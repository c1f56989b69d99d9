/** Names an element as people do, by its role and its name; or by a CSS selector, where that is not enough. */
export type Locator = {
  role?: 'link' | 'button' | 'heading' | 'textbox' | 'checkbox';
  /** The whole name, or how it begins. */
  name?: string;
  starts?: string;
  css?: string;
  /** A CSS selector of what it is in. */
  within?: string;
};

/** What a person sees of an element, in CSS pixels of the window. */
export type Seen = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether its middle is in the window. */
  inWindow: boolean;
  /** What covers its middle; empty when nothing does. */
  coveredBy: string;
  text: string;
  value: string;
};

/**
 * Every visible element that a locator matches, in the order of the page. Runs in the page, so it uses
 * nothing from outside itself.
 */
export function locate({ role, name, starts, css, within }: Locator): Seen[] {
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
