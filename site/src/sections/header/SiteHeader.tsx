import type { Navigation } from '../../lib/navigation.ts';
import type { InterfaceWords } from '../../schema/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { Wordmark } from '../Wordmark.tsx';
import { HeaderLink, PanelButton } from './HeaderLink.tsx';
import { IndustriesPanel } from './IndustriesPanel.tsx';
import { ServicesPanel } from './ServicesPanel.tsx';
import { SideMenu } from './SideMenu.tsx';
import './SiteHeader.css';

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
        <Wordmark companyName={companyName} />
        <nav aria-label={header.label} className="hidden items-center gap-1 text-small lg:flex">
          <PanelButton panel="services-panel">{header.services}</PanelButton>
          <ServicesPanel {...navigation} path={path} />
          <PanelButton panel="industries-panel">{header.industries}</PanelButton>
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
