import { existsSync, mkdirSync, cpSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkCompany } from '../../site/check/company/check-company.ts';
import { formatFileProblems } from '../../site/check/company/file-problem.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { readGuide } from './read-guide.ts';
import { performAction } from './type-into.ts';
import { SLOW } from '../../test/slow.ts';

vi.setConfig({ testTimeout: SLOW });

test('every step leaves a company without a problem, and each mistake is reported as the guide says', async () => {
  const website = temporaryFolder();
  const halden = join(website, 'halden');
  mkdirSync(join(website, 'frontage'));
  let mistakes = 0;
  for (const { number, actions } of readGuide()) {
    for (const action of actions) {
      if (action.what === 'mistake') {
        const wrong = join(website, `wrong-${(mistakes += 1)}`);
        cpSync(halden, join(wrong, 'halden'), { recursive: true });
        await performAction(wrong, { ...action, what: 'type' });
        const problems = await checkCompany(join(wrong, 'halden'));
        const report = formatFileProblems(join(wrong, 'halden'), problems);
        expect(action.message).not.toBe('');
        for (const line of action.message.split('\n'))
          expect(report, `step ${number}`).toContain(line);
        const file = relative('halden', action.path);
        expect(
          problems.map((problem) => problem.file),
          report,
        ).toContain(file);
      } else await performAction(website, action);
    }
    if (!existsSync(halden)) continue;
    const problems = await checkCompany(halden);
    expect(problems, `step ${number}: ${formatFileProblems(halden, problems)}`).toEqual([]);
  }
  expect(mistakes).toBeGreaterThanOrEqual(9);
});
