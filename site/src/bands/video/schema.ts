import { head } from '../../schema/parts.ts';
import { video } from '../../schema/video.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('video', 'Pictures', {
  ...head,
  video: video.describe('The video. It loads only when a visitor starts it'),
});
