import { Fragment } from 'react';

/**
 * A name, which may be in another language than the page: where that one is written from right to left, a full stop
 * or a plus at the end of “C++” would come before it. Elsewhere it is as it is, and costs nothing.
 */
export const Name = import.meta.env.RTL ? 'bdi' : Fragment;
