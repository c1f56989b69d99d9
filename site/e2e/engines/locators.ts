import type { Locator } from './locate.ts';

// Everything that the tests know of the site's markup. They find things by what they are, not by what a
// company calls them.

const header = '.site-header';
const form = 'main form';
const menu = '#side-menu';
const carousel = '.testimonials';

/** One of the carousel's buttons, in their order: pause or play, previous, next. */
const control = (number: number): Locator => ({
  css: `.testimonials-controls button:nth-of-type(${number})`,
});
const field = (name: string): Locator => ({ css: `[name="${name}"]`, within: form });
const linkTo = (href: string, within: string): Locator => ({ css: `a[href="${href}"]`, within });

export type PanelName = 'services' | 'industries';

export const locators = {
  header,
  heading: { css: 'main h1' },
  footerLink: (href: string) => linkTo(href, 'footer'),

  panelButton: (name: PanelName): Locator => ({
    css: `button[popovertarget="${name}-panel"]`,
    within: header,
  }),
  panel: {
    services: { css: '#services-panel' },
    industries: { css: '#industries-panel' },
  },
  panelLink: (href: string) => linkTo(href, '.site-panel'),

  openMenu: { css: `button[commandfor="side-menu"][command="show-modal"]`, within: header },
  closeMenu: { css: 'button[command="close"]', within: menu },
  menu: { css: menu },
  menuSection: (name: PanelName): Locator => ({
    css: `details:nth-of-type(${name === 'services' ? 1 : 2}) > summary`,
    within: menu,
  }),
  menuLink: (href: string) => linkTo(href, menu),
  menuLinks: { role: 'link', within: `${menu} details` },

  form,
  name: field('name'),
  email: field('email'),
  message: field('message'),
  checkbox: (key: string): Locator => ({ css: `[name="services"][value="${key}"]`, within: form }),
  send: { css: 'button[type="submit"]', within: form },
  failureHelp: { css: 'a[href^="mailto:"]', within: form },
  toast: { css: '.Toastify__toast' },

  carousel,
  slide: { css: '.testimonial' },
  pause: control(1),
  previous: control(2),
  next: control(3),

  serviceCard: { css: '.services-grid > li' },
  servicesToggle: { css: '.expandable-toggle' },

  typedWord: { css: '[data-typewriter]' },
  logoTrack: '.logo-track',
} satisfies Record<string, string | Locator | object>;
