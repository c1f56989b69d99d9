import { ChevronIcon } from '../../ui/icons.tsx';
import type { LanguageLinkProps } from '../LanguageSwitch.tsx';
import './HeaderLink.css';

type Props = { href: string; path: string; children: string };

/** A link of the header; the page that is open, or the part of the site that it is in, is marked. */
export function HeaderLink({ href, path, children }: Props) {
  const current = path === href || path.startsWith(`${href}/`);
  return (
    <a href={href} aria-current={current ? 'page' : undefined} className="header-link">
      {children}
    </a>
  );
}

export const HeaderLanguage = ({ children, ...link }: LanguageLinkProps) => (
  <a {...link} className="header-link">
    {children}
  </a>
);

/** Opens one of the header's panels. The platform closes the other, and both on Escape. */
export function PanelButton({ panel, children }: { panel: string; children: string }) {
  return (
    <button type="button" popoverTarget={panel} className="header-link">
      {children}
      <ChevronIcon />
    </button>
  );
}
