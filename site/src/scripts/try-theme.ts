import { themes } from 'company:themes';

// Only in the development server: shows any page in a built-in theme with ?theme=NAME, for the rest of the tab's
// session. ?theme= restores the company's own.

const requestedTheme = new URLSearchParams(location.search).get('theme');
if (requestedTheme !== null) sessionStorage.setItem('theme', requestedTheme);
const theme = themes.find(({ name }) => name === sessionStorage.getItem('theme'));
if (theme) {
  const style = document.createElement('style');
  const tokens = Object.entries(theme.tokens).map(([name, value]) => `${name}:${value};`);
  style.textContent = `${theme.faces}:root{${tokens.join('')}}`;
  document.head.append(style);
}
