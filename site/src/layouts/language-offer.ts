/**
 * The script that shows the line in the visitor's language, if the page is there in one that they read better. It is
 * in the page itself, before the header, so that the line moves nothing that was painted. Once closed it stays away
 * until the tab is; where storage is blocked, it comes back with each page.
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
line.lastElementChild.onclick = () => { line.remove(); storage((it) => it.setItem('language-offer', 'closed')) };
return;
}})()`;
