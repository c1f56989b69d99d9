// What a page does only once somebody uses it: fetched after its first paint.

import offer from './language-offer.ts?late';
import './menus.ts';
import './obscured-focus.ts';

// Only who reads another language, on a site that has several, fetches it.
if (
  import.meta.env.SEVERAL_LANGUAGES &&
  !navigator.language.startsWith(document.documentElement.lang.slice(0, 2))
)
  void import(/* @vite-ignore */ offer);
