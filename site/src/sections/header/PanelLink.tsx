import './PanelLink.css';

type Props = { href: string; current: boolean; children: string };

/** A link of a panel; the page that is open is marked. */
export function PanelLink({ href, current, children }: Props) {
  return (
    <a href={href} aria-current={current ? 'page' : undefined} className="panel-link">
      {children}
    </a>
  );
}
