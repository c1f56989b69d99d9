import { expect, test } from 'vitest';
import { ico } from './ico.ts';
import { iconPng } from './raster.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#123" d="M4 4h24v24H4z"/></svg>';

test('an icon file has the offset of each picture', async () => {
  const small = await iconPng(svg, 16);
  const large = await iconPng(svg, 32);
  const file = ico([
    { size: 16, png: small },
    { size: 32, png: large },
  ]);
  expect(file.readUInt16LE(4)).toBe(2);
  expect([file.readUInt8(6), file.readUInt8(22)]).toEqual([16, 32]);
  const offset = file.readUInt32LE(22 + 12);
  expect(file.subarray(offset, offset + file.readUInt32LE(22 + 8))).toEqual(large);
});

test('an icon is drawn at its size, and is identical each time', async () => {
  const icon = await iconPng(svg, 180);
  // IHDR: width and height, https://www.w3.org/TR/png-3/#11IHDR
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([180, 180]);
  expect(await iconPng(svg, 180)).toEqual(icon);
});
