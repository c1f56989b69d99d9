import { Mark } from '../../art/Mark.tsx';
import type { Link, Navigation } from '../../lib/navigation.ts';
import { CloseIcon, PlusIcon } from '../../ui/icons.tsx';

type Props = Pick<Navigation, 'categories' | 'industries'> & { companyName: string };

// `command` and `closedby` open and close a dialog without script; inline/menus.ts stands in where
// a browser does not know them yet.
const closes = { command: 'close', commandfor: 'side-menu' };

/** The menu of small screens: a modal dialog, so that focus stays in it and the page behind rests. */
export function SideMenu({ categories, industries, companyName }: Props) {
  return (
    <dialog id="side-menu" aria-label="Menu" className="side-menu" closedby="any">
      <div className="flex h-header items-center justify-between border-b border-line px-5">
        <a href="/" className="flex min-h-11 items-center gap-3 font-display text-subheading">
          <Mark className="h-8 w-8" />
          {companyName}
        </a>
        <button
          type="button"
          aria-label="Close menu"
          className="-me-2.5 grid size-11 place-items-center hover:text-oxide"
          {...closes}
        >
          <CloseIcon />
        </button>
      </div>
      <nav aria-label="Main" className="px-5 pb-10">
        <Fold title="Services">
          {categories.map(({ categoryName, services }) => (
            <div key={categoryName} className="pb-3">
              <p className="pt-2 annotation">{categoryName}</p>
              <Links links={services} />
            </div>
          ))}
        </Fold>
        <Fold title="Industries">
          <Links links={industries} />
        </Fold>
        <MenuLink href="/about">About</MenuLink>
        <MenuLink href="/blog">Blog</MenuLink>
        <MenuLink href="/contact">Contact us</MenuLink>
      </nav>
    </dialog>
  );
}

function Fold({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-14 items-center justify-between font-display text-subheading">
        {title}
        <PlusIcon className="transition-transform group-open:rotate-45" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}

function Links({ links }: { links: Link[] }) {
  return (
    <ul>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href} className="flex min-h-11 items-center hover:text-oxide">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="flex min-h-14 items-center border-b border-line font-display text-subheading hover:text-oxide"
    >
      {children}
    </a>
  );
}
