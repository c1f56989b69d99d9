import { language } from '../../i18n/language.ts';
import { ordered } from '../../queries/entry-data.ts';
import { chief } from '../../queries/people.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'mission'> = async (band) => {
  const leader = await chief();
  const stats = await ordered('stats');
  const facts = stats.map(({ data: { label, value } }) => ({
    label,
    value: `${value.toLocaleString(language)}+`,
  }));
  return {
    ...band,
    facts: [...(leader ? [{ label: leader.role, value: leader.name }] : []), ...facts],
  };
};
