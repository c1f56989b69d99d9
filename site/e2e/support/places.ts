import type { Locator, Page } from '@playwright/test';

// Finds parts of a page by role, because their names depend on the company.

type Within = Page | Locator;
type PanelName = 'services' | 'industries';

export const panel = (page: Page, name: PanelName) => page.locator(`#${name}-panel`);
export const panelButton = (page: Page, name: PanelName) =>
  page.locator(`.site-header button[popovertarget="${name}-panel"]`);

export const menu = (page: Page) => page.locator('#side-menu');
export const openMenu = (page: Page) =>
  page.locator('.site-header button[commandfor="side-menu"][command="show-modal"]');
export const closeMenu = (page: Page) => menu(page).locator('button[command="close"]');

export const linkWithHref = (within: Within, href: string) => within.locator(`a[href="${href}"]`);

export const contents = (page: Page) => page.locator('main .contents-list nav');

export const servicesToggle = (within: Within) => within.locator('.expandable-toggle');
export const typewriterPause = (page: Page) => page.locator('[data-typewriter-pause]');
export const stripPause = (page: Page) => page.locator('[data-strip-pause]');
export const logos = (page: Page) =>
  page.locator('.logo-row:not([aria-hidden]) [role="img"]:visible');
export const checkboxes = (within: Within) => within.locator('form input[name="services"]');
