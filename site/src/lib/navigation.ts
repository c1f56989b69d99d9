import type { Office, OpeningHours, PostalAddress } from '../schema/office.ts';
import type { Picture } from './picture.ts';
import type { SocialLink } from './social.ts';

export type Link = { name: string; href: string };

export type PanelLink = Link & { note?: string | undefined };

export type PanelColumn = { heading?: string | undefined; links: PanelLink[] };

export type MenuPanel = {
  id: string;
  picture?: Picture | undefined;
  /** Where its drawing is, if the company draws one. */
  drawing?: string | undefined;
  intro?: string | undefined;
  text?: string | undefined;
  columns: PanelColumn[];
};

/** What stands in the header and in the side menu: a link, or what opens a panel. */
export type MenuItem = (Link & { button: boolean }) | { name: string; panel: MenuPanel };

/** From which width on the header shows its menu; narrower, and where there is none, the side menu does. */
export type MenuFrom = 'lg' | 'xl' | 'never';

export type FooterColumn = { heading: string; links: Link[] };

/** Another language of the site: where the same page is in it, or what is nearest to that. */
export type OtherLanguage = {
  language: string;
  name: string;
  href: string;
  there: boolean;
};

/** What every page shows around its content; the document shell gathers it once. */
export type Navigation = {
  menu: MenuItem[];
  menuFrom: MenuFrom;
  columns: FooterColumn[];
  /** The last lines of the page, with {year} in them where it stands. */
  legal: string[];
  /** Beside them. */
  links: Link[];
};

export type Company = {
  name: string;
  blurb: string;
  description: string;
  email: string;
  phone: string;
  social: SocialLink[];
  address?: PostalAddress | undefined;
  hours?: OpeningHours | undefined;
  offices: Office[];
};

/** A telephone number as the `tel:` scheme wants it (RFC 3966). */
export const telHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
