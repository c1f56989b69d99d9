import { Mark } from '../../art/Mark.tsx';
import type { Navigation } from '../../lib/navigation.ts';
import type { InterfaceWords } from '../../schema/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { IndustriesPanel } from './IndustriesPanel.tsx';
import { MenuButton } from './MenuButton.tsx';
import { ServicesPanel } from './ServicesPanel.tsx';
import { SideMenu } from './SideMenu.tsx';

type Props = {
  navigation: Navigation;
  words: Pick<InterfaceWords, 'header' | 'menu'>;
  companyName: string;
  path: string;
};

const opens = { command: 'show-modal', commandfor: 'side-menu' };

/** The fixed header: panels on large screens, the side menu below 1024px. */
export function SiteHeader({ navigation, words, companyName, path }: Props) {
  const { header, menu } = words;
  return (
    <header className="site-header">
      <div className="wrap flex h-header items-center justify-between gap-6">
        <a href="/" className="wordmark">
          <Mark companyName={companyName} className="size-8" />
          {companyName}
        </a>
        <nav aria-label={header.label} className="hidden items-center gap-1 text-small lg:flex">
          <MenuButton panel="services-panel">{header.services}</MenuButton>
          <ServicesPanel {...navigation} path={path} />
          <MenuButton panel="industries-panel">{header.industries}</MenuButton>
          <IndustriesPanel {...navigation} path={path} />
          <HeaderLink href="/about" path={path}>
            {header.about}
          </HeaderLink>
          <HeaderLink href="/blog" path={path}>
            {header.blog}
          </HeaderLink>
          <ButtonLink href="/contact" className="ms-3">
            {header.contact}
          </ButtonLink>
        </nav>
        <button
          type="button"
          aria-label={menu.open}
          aria-haspopup="dialog"
          className="menu-button lg:hidden"
          {...opens}
        >
          <MenuIcon />
        </button>
      </div>
      <SideMenu {...navigation} words={words} companyName={companyName} />
    </header>
  );
}

function HeaderLink({ href, path, children }: { href: string; path: string; children: string }) {
  const current = path === href || path.startsWith(`${href}/`);
  return (
    <a href={href} aria-current={current ? 'page' : undefined} className="header-link">
      {children}
    </a>
  );
}
