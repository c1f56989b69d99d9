import { basename } from 'node:path';
import { bandsOfCaseStudy, bandsOfIndustry, bandsOfService } from '../src/bands/page-bands.ts';
import { type BandKind, definitions } from '../src/bands/bands.ts';
import { files } from '../src/schema/files.ts';
import { fields, type Read } from './kinds.ts';

/** The pages that are lists of bands, with the kinds that they show from top to bottom, by their addresses. */
export function composedPages(read: Read[]): ReadonlyMap<string, readonly BandKind[]> {
  const studies = read.filter(({ kind }) => kind === files.work);
  const named = new Set(studies.flatMap(({ source }) => namesIn(fields(source.data))));
  const logos = read.find(({ kind }) => kind === files.customers)?.source.data;
  const shown = (kinds: BandKind[]) =>
    kinds
      .filter((kind) => kind in definitions)
      .filter(
        (kind) =>
          !['customers', 'logos'].includes(kind) || !Array.isArray(logos) || logos.length > 0,
      )
      .filter((kind) => kind !== 'caseStudies' || studies.length > 0);
  return new Map(
    read.flatMap(({ kind, source: { file, data } }) => {
      const slug = basename(file, '.yaml');
      const entry = fields(data);
      const names = [slug, ...(Array.isArray(entry.otherNames) ? entry.otherNames : [])];
      const own = Array.isArray(entry.bands) ? entry.bands.map((band) => fields(band)) : [];
      const at = (addresses: string[], bands: readonly object[]) =>
        addresses.map((path) => [path, shown(bands.map(kindOf))] as const);
      if (kind === files.home) return at(['/'], own);
      if (kind === files.about) return at(['/about'], own);
      if (kind === files.pages) return at([`/${slug}`], own);
      if (kind === files.services) {
        const [techStack, testingTools] = [entry.techStack === true, entry.testingTools === true];
        return at(
          names.map((name) => `/services/${name}`),
          bandsOfService(
            { bands: own as never, techStack, testingTools },
            named.has(`services/${slug}`),
          ),
        );
      }
      if (kind === files.industries)
        return at(
          names.map((name) => `/industry/${name}`),
          bandsOfIndustry({ bands: own as never }, named.has(`industries/${slug}`)),
        );
      if (kind === files.workShared && studies.length > 0) return at(['/work'], own);
      if (kind === files.work) {
        const figures = Array.isArray(entry.figures) ? entry.figures : [];
        return at(
          [`/work/${slug}`],
          bandsOfCaseStudy({ bands: own as never, figures, quote: entry.quote }),
        );
      }
      return [];
    }),
  );
}

/** The services and the industry that a case study names, by their files. */
const namesIn = ({ services, industry }: Record<string, unknown>) => [
  ...(Array.isArray(services) ? services.map((slug) => `services/${slug}`) : []),
  `industries/${String(industry)}`,
];

const kindOf = (band: object) => String(fields(band).kind) as BandKind;
