import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writePhotograph } from '../../test/photograph.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { preparePictureFile } from './pictures.ts';

test('prepared pictures are upright, no larger than needed, and reveal neither camera nor place', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'IMG 0001 (Über).JPG');
  const photograph = await writePhotograph(file, { orientation: 6 });
  const before = await sharp(photograph).metadata();
  expect([before.width, before.height, before.orientation]).toEqual([4032, 3024, 6]);
  expect(before.exif?.toString('latin1')).toContain('Sample');

  const { path, width, height, background } = await preparePictureFile(file, join(folder, 'kept'));
  const after = await sharp(path).metadata();
  expect([after.width, after.height]).toEqual([width, height]);
  expect([width, height]).toEqual([2560, 3413]);
  for (const kind of ['exif', 'xmp', 'iptc', 'orientation'] as const)
    expect(after[kind], kind).toBeUndefined();
  expect(readFileSync(path).includes('Camera 1')).toBe(false);
  expect(path).toMatch(/\/img-0001-uber\.jpg$/);
  expect(background).toMatch(/^#[0-9a-f]{6}$/);
});

test('an unchanged picture is not prepared again, and a changed one is', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'one.jpg');
  await writePhotograph(file, { width: 640, height: 480 });
  const first = await preparePictureFile(file, join(folder, 'kept'));
  const preparedAt = statSync(first.path).mtimeMs;
  expect(await preparePictureFile(file, join(folder, 'kept'))).toEqual(first);
  expect(statSync(first.path).mtimeMs).toBe(preparedAt);
  await writePhotograph(file, { width: 640, height: 480, seed: 2 });
  expect((await preparePictureFile(file, join(folder, 'kept'))).path).not.toBe(first.path);
});

test('the background is the dominant color, and a transparent picture has none', async () => {
  const folder = temporaryFolder();
  const color = (background: string) =>
    sharp({ create: { width: 300, height: 200, channels: 4, background } }).png();
  const cases = [
    ['gray.png', '#888888'],
    ['glass.png', '#88888800'],
  ] as const;
  const backgrounds = [];
  for (const [name, background] of cases) {
    await color(background).toFile(join(folder, name));
    backgrounds.push(
      (await preparePictureFile(join(folder, name), join(folder, 'kept'))).background,
    );
  }
  expect(backgrounds).toEqual(['#888888', undefined]);
});

test('a drawing stays a drawing', async () => {
  const folder = temporaryFolder();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="M0 0h9"/></svg>';
  const alive = svg.replace('<path', '<script>alert(1)</script><path onclick="alert(2)"');
  writeFileSync(join(folder, 'plan.svg'), alive);
  const { path, width, height } = await preparePictureFile(
    join(folder, 'plan.svg'),
    join(folder, 'kept'),
  );
  expect(readFileSync(path, 'utf8')).toBe(svg);
  expect(width / height).toBe(3);
});
