import { head } from '../../schema/parts.ts';
import { video } from '../../schema/video.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('video', {
  ...head,
  video: video.describe('It loads when it is started; no other site is contacted before'),
});
