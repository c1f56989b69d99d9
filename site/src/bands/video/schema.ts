import { bandHead } from '../../fields/parts.ts';
import { video } from '../../fields/video.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('video', 'Pictures', {
  ...bandHead,
  video: video.describe('The video. It loads only when a visitor starts it'),
});
