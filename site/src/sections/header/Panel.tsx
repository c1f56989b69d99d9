import type { MenuPanel, PanelColumn, PanelLink } from '../navigation.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import './Panel.css';

type Props = MenuPanel & { path: string };

export function Panel({ id, picture, drawing, heading, text, columns, path }: Props) {
  const hasHead = Boolean(heading || text || picture || drawing);
  const [only, ...others] = columns;
  return (
    <div id={id} popover="auto" className="site-panel">
      <div className="wrap grid grid-cols-12 gap-x-8 py-8">
        {hasHead && (
          <div className="col-span-3 flex flex-col gap-3 border-e border-line pe-8">
            {heading && <p className="font-display text-subheading">{heading}</p>}
            {text && <p className="text-muted">{text}</p>}
            {picture ? (
              <PictureFrame picture={picture} look="card" />
            ) : (
              drawing && (
                <img
                  src={drawing}
                  alt=""
                  loading="lazy"
                  width="640"
                  height="480"
                  className="mt-auto"
                />
              )
            )}
          </div>
        )}
        <div className={hasHead ? 'col-span-9' : 'col-span-12'}>
          {only && others.length === 0 ? (
            <Rows {...only} path={path} />
          ) : (
            <Columns columns={columns} path={path} />
          )}
        </div>
      </div>
    </div>
  );
}

type ColumnsProps = { columns: PanelColumn[]; path: string };

function Columns({ columns, path }: ColumnsProps) {
  return (
    <div className="grid grid-cols-4 gap-x-8 gap-y-10">
      {columns.map(({ heading, links }) => (
        <div key={heading}>
          {heading && <PanelHead>{heading}</PanelHead>}
          <ul className="mt-2">
            {links.map((link) => (
              <PanelItem key={link.href} {...link} path={path} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The links of a panel with one column, across its whole width. */
function Rows({ heading, links, path }: PanelColumn & { path: string }) {
  return (
    <>
      {heading && <PanelHead>{heading}</PanelHead>}
      <ul className="mt-2 grid grid-cols-4 gap-x-8 gap-y-10">
        {links.map((link) => (
          <PanelItem key={link.href} {...link} path={path} />
        ))}
      </ul>
    </>
  );
}

function PanelHead({ children }: { children: string }) {
  return <p className="panel-head label-text">{children}</p>;
}

function PanelItem({ name, href, note, path }: PanelLink & { path: string }) {
  return (
    <li>
      <PageLink
        href={href}
        aria-current={href === path ? 'page' : undefined}
        className="panel-link"
      >
        {name}
      </PageLink>
      {note && <p className="mb-2 label-text">{note}</p>}
    </li>
  );
}
