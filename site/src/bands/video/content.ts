import { videoProps } from '../../articles/videos.ts';
import { entryData } from '../../queries/entries.ts';
import { picture } from '../../queries/picture.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'video'> = async ({ video, ...band }) => {
  const words = (await entryData('words')).video;
  return { ...band, video: videoProps(video, words, await picture(video.image, 'article')) };
};
