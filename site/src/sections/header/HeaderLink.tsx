import { ChevronIcon } from '../../ui/icons.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import './HeaderLink.css';

type Props = { href: string; path: string; children: string };

/** A link of the header, marked if it leads to the current page or its section. */
export function HeaderLink({ href, path, children }: Props) {
  const current = path === href || path.startsWith(`${href}/`);
  return (
    <PageLink href={href} aria-current={current ? 'page' : undefined} className="header-link">
      {children}
    </PageLink>
  );
}

/** Opens a panel of the header. The browser closes the other panel, and both on Escape. */
export function PanelButton({ panel, children }: { panel: string; children: string }) {
  return (
    <button type="button" popoverTarget={panel} className="header-link">
      {children}
      <ChevronIcon />
    </button>
  );
}
