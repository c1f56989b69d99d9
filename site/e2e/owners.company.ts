import { test } from '@playwright/test';
import { build, site } from './owners/company.ts';
import './owners/files.ts';
import './owners/languages.ts';

// In one process, because all tests use one build.
test.describe.configure({ mode: 'default' });

test.beforeAll(build);
test.afterAll(() => site?.stop());
