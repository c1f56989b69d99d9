import { entryData } from '../../queries/entries.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'projectLog'> = () => entryData('projectLog');
