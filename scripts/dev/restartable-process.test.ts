import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { hasReadableFacts } from './enquiries.ts';
import { startRestartable } from './restartable-process.ts';

test.for(['name: Oak: Ash\n', 'checkboxes: {}\n', ''])(
  'the service waits for readable facts, and does not repeat what is wrong with %j',
  async (wrong) => {
    const folder = temporaryFolder();
    const write = (facts: string) => writeFileSync(join(folder, 'company.yaml'), facts);
    const script = join(folder, 'service.ts');
    writeFileSync(script, `console.log('listens'); process.on('disconnect', () => process.exit())`);
    write(wrong);
    const service = startRestartable(script, {}, () => hasReadableFacts(folder));
    expect(await service.ready()).toBe(false);
    write('name: Oak\ncheckboxes: { web: Web }\n');
    service.restart();
    expect(await service.ready()).toBe(true);
    await service.stop();
  },
);
