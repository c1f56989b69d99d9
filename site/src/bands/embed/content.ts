import { embedProps } from '../../articles/embeds.ts';
import { entryData } from '../../queries/entries.ts';
import { picture } from '../../queries/picture.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'embed'> = async ({ embed, ...band }) => {
  const { embed: labels } = await entryData('words');
  // The check reports the missing words.
  if (!labels) return undefined;
  return { ...band, embed: embedProps(embed, labels, await picture(embed.image, 'article')) };
};
