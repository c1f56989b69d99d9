import { language } from '../../i18n/build-constants.ts';
import { orderedEntries } from '../../queries/entries.ts';
import { chiefExecutive } from '../../queries/people.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'mission'> = async (band) => {
  const leader = await chiefExecutive();
  const counters = await orderedEntries('counters');
  const facts = counters.map(({ data: { label, value } }) => ({
    label,
    value: `${value.toLocaleString(language)}+`,
  }));
  return {
    ...band,
    facts: [...(leader ? [{ label: leader.role, value: leader.name }] : []), ...facts],
  };
};
