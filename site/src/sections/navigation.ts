import type { Picture } from '../ui/picture.ts';

export type Link = { name: string; href: string };

export type PanelLink = Link & { note?: string | undefined };

export type PanelColumn = { heading?: string | undefined; links: PanelLink[] };

export type MenuPanel = {
  id: string;
  picture?: Picture | undefined;
  /** The URL of its drawing, if it has one. */
  drawing?: string | undefined;
  heading?: string | undefined;
  text?: string | undefined;
  columns: PanelColumn[];
};

/** An entry of the header and the side menu: a link, or a button that opens a panel. */
export type MenuItem = (Link & { look: 'link' | 'button' }) | { name: string; panel: MenuPanel };

/** The breakpoint from which the header shows its menu; narrower windows use the side menu. */
export type MenuBreakpoint = 'lg' | 'xl' | 'never';

export type FooterColumn = { heading: string; links: Link[] };

/** What every page shows around its content; the document layout gathers it once. */
export type Navigation = {
  menu: MenuItem[];
  menuFrom: MenuBreakpoint;
  columns: FooterColumn[];
  /** The last lines of the page, with a {year} token where they name the year. */
  legal: string[];
  links: Link[];
};
