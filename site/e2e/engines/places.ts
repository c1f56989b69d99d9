import type { Target } from './look.ts';

// Where things stand on the site, and what they are called: everything that the walks know of its
// markup beyond the words of the specification.

const header = '.site-header';
const form = 'main form';
const carousel = '[aria-roledescription="carousel"]';

const button = (name: string, within: string): Target => ({ role: 'button', name, within });
const link = (name: string, within: string): Target => ({ role: 'link', name, within });
const field = (name: string): Target => ({ role: 'textbox', name, within: form });

export const places = {
  header,
  heading: { css: 'main h1' },
  footerLink: (name: string) => link(name, 'footer'),

  panelButton: (name: 'Services' | 'Industries') => button(name, header),
  panel: {
    Services: { css: '#services-panel' },
    Industries: { css: '#industries-panel' },
  },
  panelLink: (name: string) => link(name, '.site-panel'),

  openMenu: button('Open menu', header),
  closeMenu: button('Close menu', '#side-menu'),
  menu: { css: '#side-menu' },
  menuSection: (name: string) => button(name, '#side-menu'),
  menuLink: (name: string) => link(name, '#side-menu'),
  menuLinks: { role: 'link', within: '#side-menu details' },

  form,
  name: field('Name'),
  email: field('Email'),
  message: field('Message'),
  checkbox: (name: string): Target => ({ role: 'checkbox', name, within: form }),
  send: button('Send message', form),
  failureHelp: { css: 'a[href^="mailto:"]', within: form },
  toast: { css: '.Toastify__toast' },

  carousel,
  slide: { css: '.testimonial' },
  next: { role: 'button', starts: 'Next', within: carousel },
  previous: { role: 'button', starts: 'Previous', within: carousel },
  pause: { role: 'button', starts: 'Pause', within: carousel },
  play: { role: 'button', starts: 'Play', within: carousel },

  serviceCards: '.services-grid',
  serviceCard: { css: '.services-grid > li' },
  moreServices: button('View More Services', 'main'),
  fewerServices: button('View Less Services', 'main'),

  typedWord: { css: '[data-typewriter]' },
  logoTrack: '.logo-track',
} satisfies Record<string, string | Target | object>;

export const words = {
  sent: 'Thank You for reaching out! See you soon.',
  notSent: 'Failed to send message.',
};
