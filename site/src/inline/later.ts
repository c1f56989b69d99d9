// What a page does only once somebody uses it: fetched after its first paint.

import './menus.ts';
import './obscured-focus.ts';
