import type { Link, Navigation } from '../../lib/navigation.ts';
import type { InterfaceWords } from '../../schema/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Wordmark } from '../Wordmark.tsx';
import './SideMenu.css';

type Props = Pick<Navigation, 'categories' | 'industries'> & {
  words: Pick<InterfaceWords, 'header' | 'menu'>;
  companyName: string;
};

// `command` and `closedby` open and close a dialog without script; inline/menus.ts does it in browsers that
// do not support them yet.
const closes = { command: 'close', commandfor: 'side-menu' };

/** The menu of small screens: a modal dialog, so that focus stays in it and the page behind is inert. */
export function SideMenu({ categories, industries, words, companyName }: Props) {
  const { header, menu } = words;
  return (
    <dialog id="side-menu" aria-label={menu.label} className="side-menu" closedby="any">
      <div className="flex h-header shrink-0 items-center justify-between border-b border-line px-5">
        <Wordmark companyName={companyName} />
        <button type="button" aria-label={menu.close} className="menu-button" {...closes}>
          <CloseIcon />
        </button>
      </div>
      <nav aria-label={menu.pages} className="side-menu-list">
        <Fold title={header.services}>
          {categories.map(({ categoryName, services }) => (
            <div key={categoryName} className="pb-3">
              <p className="pt-2 annotation">{categoryName}</p>
              <Links links={services} />
            </div>
          ))}
        </Fold>
        <Fold title={header.industries}>
          <Links links={industries} />
        </Fold>
        <MenuLink href="/about">{header.about}</MenuLink>
        <MenuLink href="/blog">{header.blog}</MenuLink>
        <ButtonLink href="/contact" className="mt-6 w-full">
          {header.contact}
        </ButtonLink>
      </nav>
    </dialog>
  );
}

function Fold({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details>
      <summary className="menu-row fold">{title}</summary>
      <div className="border-b border-line pb-3">{children}</div>
    </details>
  );
}

function Links({ links }: { links: Link[] }) {
  return (
    <ul>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href} className="menu-link">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="menu-row">
      {children}
    </a>
  );
}
