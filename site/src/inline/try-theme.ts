import { themes } from '../art/themes.ts';

// For the development server alone: any page in one of the finished themes, by ?theme=NAME. It stays
// while the tab is open; ?theme= alone is the company's own again.

const asked = new URLSearchParams(location.search).get('theme');
if (asked !== null) sessionStorage.setItem('theme', asked);
const theme = themes.find(({ name }) => name === sessionStorage.getItem('theme'));
if (theme) {
  const style = document.createElement('style');
  const tokens = Object.entries(theme.tokens).map(([name, value]) => `${name}:${value};`);
  style.textContent = `${theme.faces}:root{${tokens.join('')}}`;
  document.head.append(style);
}
