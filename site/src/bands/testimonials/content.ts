import { fillWords } from '../../i18n/fill-words.ts';
import { entryData, orderedEntries } from '../../queries/entries.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'testimonials'> = async ({
  labels: { position, ...labels },
  ...band
}) => {
  const testimonials = await orderedEntries('testimonials');
  const { carousel: kinds } = await entryData('words');
  const count = `${testimonials.length}`;
  return {
    ...band,
    labels: { ...labels, kinds },
    quotes: testimonials.map(({ data: { quote, author, role, trade, size } }, index) => ({
      quote,
      author,
      role,
      client: [trade, size].filter(Boolean).join(', '),
      position: fillWords(position, { number: `${index + 1}`, count }),
    })),
  };
};
