/**
 * The script that suggests a translation in a language that the visitor prefers. It is inline before the header, so
 * that the line does not move anything already painted. Once closed, the line stays hidden in this tab; if storage is
 * blocked, it reappears on each page.
 */
export const languageOffer = `(() => {
const storage = (work) => { try { return work(sessionStorage) } catch {} };
if (storage((it) => it.getItem('language-offer'))) return;
const primary = (tag) => tag.toLowerCase().split('-')[0];
const lines = [...document.querySelectorAll('body > nav[hidden]')];
for (const wanted of navigator.languages) {
if (primary(wanted) === primary(document.documentElement.lang)) return;
const line = lines.find(({ lang }) => lang.toLowerCase() === wanted.toLowerCase()) ?? lines.find(({ lang }) => primary(lang) === primary(wanted));
if (!line) continue;
line.hidden = false;
line.querySelector('button').onclick = () => { line.remove(); storage((it) => it.setItem('language-offer', 'closed')) };
return;
}})()`;
