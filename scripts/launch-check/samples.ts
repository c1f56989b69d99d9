import { readSource } from '../../site/check-company/read.ts';
import { filesBelow } from '../../site/src/lib/files-below.ts';
import type { Finding } from './company-texts.ts';

type Entry = { id?: string; sample?: boolean | string[] };

/**
 * What is still sample: a file, an entry of a list, or a fact of the company.
 *
 * @param folder a company's
 */
export function stillSample(folder: string): Finding[] {
  return filesBelow(folder)
    .filter((file) => /^[^.].*\.yaml$/.test(file))
    .flatMap((file) => {
      const { data, line } = readSource(folder, file);
      const isList = Array.isArray(data);
      const entries = (isList ? data : [data]) as (Entry | null | undefined)[];
      return entries.flatMap((entry, at) => {
        const path = isList ? [at] : [];
        const { id, sample } = entry ?? {};
        // Where the fact itself stands, which has to be replaced.
        if (Array.isArray(sample))
          return sample.map((fact) => ({
            file,
            line: line([fact]),
            what: `${fact} is sample. Fix: write your own, and take ${fact} out of sample.`,
          }));
        const what = `${id ?? 'all of it'} is sample. Fix: write your own over it, and take sample: true out.`;
        return sample ? [{ file, line: line([...path, 'sample']), what }] : [];
      });
    });
}
