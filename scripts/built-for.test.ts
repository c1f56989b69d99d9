import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { companyFolder } from '@frontage/contract/company-folder';
import { expect, test } from 'vitest';
import { builtFor } from './built-for.ts';

test('the defaults are enough, and .env.example has the same', () => {
  const company = companyFolder();
  const plain = { publicOrigin: 'http://127.0.0.1:3000', apiBase: '/', company };
  expect(builtFor({})).toEqual(plain);
  expect(builtFor(parseEnv(readFileSync('.env.example', 'utf8')))).toEqual(plain);
});

test.each([
  [{ PORT: '8080' }, 'http://127.0.0.1:8080'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ HOST: 'frontage.internal', PORT: '80' }, 'http://frontage.internal'],
  [{ PUBLIC_ORIGIN: 'https://www.example.com/', PORT: '8080' }, 'https://www.example.com'],
])('%j is built for %s', (env, publicOrigin) => {
  expect(builtFor(env).publicOrigin).toBe(publicOrigin);
});

test('the message names the setting that is wrong', () => {
  expect(() => builtFor({ PUBLIC_ORIGIN: 'www.example.com' })).toThrow(/^PUBLIC_ORIGIN is “www/);
  expect(() => builtFor({ PUBLIC_ORIGIN: 'localhost:3000' })).toThrow(/^PUBLIC_ORIGIN is “local/);
  expect(() => builtFor({ PORT: 'abc' })).toThrow(
    /^HOST and PORT make “http:\/\/127\.0\.0\.1:abc”/,
  );
});
