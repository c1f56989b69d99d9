import type { Page } from '@playwright/test';

type Point = { x: number; y: number };

/** Drags a finger over the page as a person does: in steps, with a pause before it lifts. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 12;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    await touch('touchMove', [point]);
  }
  await touch('touchEnd', []);
  await session.detach();
}
