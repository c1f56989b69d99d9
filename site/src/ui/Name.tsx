import { Fragment } from 'react';

/**
 * A name, which may be in another language than the page. In right-to-left text, the full stop or plus at the end of
 * “C++” would move to its start. Other sites need no element.
 */
export const Name = import.meta.env.RTL ? 'bdi' : Fragment;
