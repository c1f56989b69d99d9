import type { OtherLanguage } from '../../addresses/links.ts';
import type { Link, MenuItem } from '../navigation.ts';
import type { InterfaceWords } from '../../schema/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { Wordmark } from '../Wordmark.tsx';
import './SideMenu.css';

type Props = {
  menu: MenuItem[];
  others: { languages: OtherLanguage[]; labels: InterfaceWords['languages'] };
  labels: InterfaceWords['menu'];
  companyName: string;
};

/** The icon is aligned with the edge of the page. */
export const menuButton = '-me-2.5 grid size-target shrink-0 place-items-center hover:text-accent';

// `command` and `closedby` control a dialog without a script; scripts/menus.ts adds them to browsers without support.
const closes = { command: 'close', commandfor: 'side-menu' };

/** The menu of small screens, a modal dialog: focus stays in it and the page behind is inert. */
export function SideMenu({ menu, others, labels, companyName }: Props) {
  return (
    <dialog id="side-menu" aria-label={labels.label} className="side-menu" closedby="any">
      <div className="flex h-header shrink-0 items-center justify-between border-b border-line px-5">
        <Wordmark companyName={companyName} />
        <button type="button" aria-label={labels.close} className={menuButton} {...closes}>
          <CloseIcon />
        </button>
      </div>
      {/* It scrolls below the menu's header, whose rule and close button stay in place. */}
      <nav
        aria-label={labels.pages}
        className="min-h-0 flex-1 overflow-auto overscroll-contain px-5 pb-10"
      >
        {menu.map((item) => (
          <Item key={item.name} {...item} />
        ))}
        <LanguageSwitch {...others} link="menu-row" note="text-small text-muted" />
      </nav>
    </dialog>
  );
}

function Item(item: MenuItem) {
  if ('panel' in item) return <Fold {...item} />;
  if (item.look === 'button')
    return (
      <ButtonLink href={item.href} className="mt-6 w-full">
        {item.name}
      </ButtonLink>
    );
  return (
    <PageLink href={item.href} className="menu-row">
      {item.name}
    </PageLink>
  );
}

function Fold({ name, panel: { columns } }: Extract<MenuItem, { panel: unknown }>) {
  const [only, ...others] = columns;
  return (
    <details>
      <summary className="menu-row fold">{name}</summary>
      <div className="border-b border-line pb-3">
        {only && others.length === 0 ? (
          <Links links={only.links} />
        ) : (
          columns.map(({ heading, links }) => (
            <div key={heading} className="pb-3">
              <p className="pt-2 label-text">{heading}</p>
              <Links links={links} />
            </div>
          ))
        )}
      </div>
    </details>
  );
}

function Links({ links }: { links: Link[] }) {
  return (
    <ul>
      {links.map(({ name, href }) => (
        <li key={href}>
          <PageLink href={href} className="menu-link">
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
