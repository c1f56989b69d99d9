import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactForm } from '../islands/ContactForm.tsx';
import type { CompanyDetails } from '../facts/company-details.ts';
import type { MenuItem } from './navigation.ts';
import type { FormWords } from '../schema/contact.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './header/SiteHeader.tsx';

const company: CompanyDetails = {
  name: 'Alder',
  legalName: 'Example Ltd',
  blurb: 'We build.',
  description: 'We build.',
  email: 'post@alder.example.com',
  phone: '+1 (555) 555-0100',
  social: [],
  offices: [],
};

const count = (element: ReactElement, pattern: RegExp) =>
  [...renderToStaticMarkup(element).matchAll(pattern)].length;

function header(menu: MenuItem[], menuFrom: 'lg' | 'xl' | 'never') {
  const words = {
    header: { label: 'Main' },
    menu: { label: 'Menu', open: 'Open', close: 'Close', pages: 'Pages' },
  };
  const navigation = { menu, menuFrom, columns: [], legal: [], links: [] };
  return (
    <SiteHeader navigation={navigation} languages={[]} words={words} companyName="Alder" path="/" />
  );
}

test('a header without a menu shows only the company’s name', () => {
  expect(count(header([], 'never'), /<(?:nav|button|dialog)\b/g)).toBe(0);
});

test('a menu that does not fit in the header is only in the side menu, and one that fits is in both', () => {
  const link = { name: 'Blog', href: '/blog', look: 'link' as const };
  const panel = { id: 'panel-2', columns: [{ heading: 'A', links: [link] }] };
  const menu = [link, { name: 'More', panel }];
  expect(count(header(menu, 'never'), /href="\/blog"/g)).toBe(2);
  expect(count(header(menu, 'never'), /popover/g)).toBe(0);
  expect(count(header(menu, 'xl'), /href="\/blog"/g)).toBe(4);
  expect(count(header(menu, 'xl'), /id="panel-2" popover="auto"/g)).toBe(1);
});

const footer = (columns: number, legal: string[]) => (
  <SiteFooter
    company={company}
    languages={[]}
    words={{ footer: { column: '{heading}, below', newTab: '(new tab)' } }}
    columns={Array.from({ length: columns }, (_, index) => ({
      heading: `Column ${index}`,
      links: [{ name: 'About', href: '/about' }],
    }))}
    legal={legal}
    year={2031}
  />
);

test('legal lines show the year in place of its token, and without lines there is no rule', () => {
  const html = renderToStaticMarkup(footer(1, ['Since 2010', '{year} Alder, {year}']));
  expect(html).toContain('<p>Since 2010</p>');
  const year = '<span data-year="true">2031</span>';
  expect(html).toContain(`<p>${year} Alder, ${year}</p>`);
  expect(renderToStaticMarkup(footer(1, []))).not.toContain('border-t ');
});

test.for([0, 1, 10])(
  'a form with %i checkboxes has as many inputs, and a group only if there are any',
  (boxes) => {
    const checkboxes = Object.fromEntries(
      Array.from({ length: boxes }, (_, index) => [`box${index}`, `Box ${index}`]),
    );
    const words = { services: 'Which?', fields: [{ key: 'services' }] } as FormWords;
    const form = <ContactForm action="/" email="" words={words} checkboxes={checkboxes} />;
    expect(count(form, /<input [^>]*name="services"/g)).toBe(boxes);
    expect(count(form, /<fieldset/g)).toBe(boxes > 0 ? 1 : 0);
  },
);
