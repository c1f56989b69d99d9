import type { OtherLanguage } from '../../addresses/links.ts';
import type { MenuBreakpoint, MenuItem, Navigation } from '../navigation.ts';
import type { InterfaceWords } from '../../schema/words.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { Wordmark } from '../Wordmark.tsx';
import { HeaderLink, PanelButton } from './HeaderLink.tsx';
import { Panel } from './Panel.tsx';
import { menuButton, SideMenu } from './SideMenu.tsx';
import './SiteHeader.css';

type Props = {
  navigation: Navigation;
  languages: OtherLanguage[];
  words: Pick<InterfaceWords, 'header' | 'menu' | 'languages'>;
  companyName: string;
  path: string;
};

const opens = { command: 'show-modal', commandfor: 'side-menu' };

/** The breakpoint where the menu replaces the button of the side menu. */
const looks: Record<MenuBreakpoint, { nav: string; button: string }> = {
  lg: { nav: 'hidden items-center gap-1 text-small lg:flex', button: 'lg:hidden' },
  xl: { nav: 'hidden items-center gap-1 text-small xl:flex', button: 'xl:hidden' },
  never: { nav: '', button: '' },
};

export function SiteHeader({ navigation, languages, words, companyName, path }: Props) {
  const { menu, menuFrom } = navigation;
  const look = looks[menuFrom];
  const nav = menuFrom !== 'never' && (
    <nav aria-label={words.header.label} className={look.nav}>
      {menu.map((item) => (
        <Item key={item.name} item={item} path={path} />
      ))}
    </nav>
  );
  const others = { languages, labels: words.languages };
  return (
    <header className="site-header sticky top-0 z-40 border-b border-line bg-paper print:hidden">
      <div className="wrap flex h-header items-center justify-between gap-6">
        <Wordmark companyName={companyName} />
        {languages.length === 0 ? (
          nav
        ) : (
          <div className="flex items-center gap-3">
            {nav}
            {/* The header has no room for the note about an untranslated page, unlike the side menu and the footer. */}
            <LanguageSwitch
              {...others}
              link="header-link"
              note="sr-only"
              className="hidden text-small lg:-me-2.5 lg:flex print:hidden"
            />
          </div>
        )}
        {menu.length > 0 && (
          <button
            type="button"
            aria-label={words.menu.open}
            aria-haspopup="dialog"
            className={`${menuButton} ${look.button}`}
            {...opens}
          >
            <MenuIcon />
          </button>
        )}
      </div>
      {menu.length > 0 && (
        <SideMenu menu={menu} others={others} labels={words.menu} companyName={companyName} />
      )}
    </header>
  );
}

function Item({ item, path }: { item: MenuItem; path: string }) {
  if ('panel' in item)
    return (
      <>
        <PanelButton panel={item.panel.id}>{item.name}</PanelButton>
        <Panel {...item.panel} path={path} />
      </>
    );
  if (item.look === 'button')
    return (
      <ButtonLink href={item.href} className="ms-3">
        {item.name}
      </ButtonLink>
    );
  return (
    <HeaderLink href={item.href} path={path}>
      {item.name}
    </HeaderLink>
  );
}
