import type { FailureCause } from '@frontage/contract/failures';
import type { Page } from '@playwright/test';
import { company, enquiryFailed } from '../../../test/content.ts';
import type { CauseWords } from '../../src/schema/notices.ts';

/** The page's words for each cause, including the address. */
export const failureWords = (
  JSON.parse(JSON.stringify(enquiryFailed).replaceAll('{email}', company.email)) as {
    causes: Record<FailureCause, CauseWords>;
  }
).causes;

/** Shows the page that answers a plain form, here one from another site. */
export async function openFailedForm(page: Page): Promise<void> {
  const answer = await page.request.post('/api/send-email', {
    form: { name: 'Zoë', email: 'zoe@visitor.example.com', message: 'Kept', services: 'uiUx' },
    headers: { Origin: 'https://elsewhere.example.com' },
  });
  await page.route('**/not-taken', async (route) =>
    route.fulfill({ status: 200, headers: answer.headers(), body: await answer.text() }),
  );
  await page.goto('/not-taken');
}
