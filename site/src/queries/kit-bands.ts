import { parse } from 'yaml';
import { pictures } from 'company:pictures';
import { screens } from 'company:screens';
import { type AnyBand, bandKinds, definitions } from '../bands/bands.ts';
import type { EntryBandProps } from '../bands/entry-band-props.ts';
import { type ShownBand, shownBands } from './bands.ts';
import { orderedEntries } from './entries.ts';
import { industryParts } from './industry-page.ts';
import { serviceHeading, serviceParts } from './service-page.ts';
import { caseStudies } from './case-studies.ts';
import { caseStudyBandProps } from './case-study-page.ts';

/** A kind of band: the source of its sample, and the band made from it. */
export type KitBand = { kind: string; yaml: string; band: ShownBand | undefined };

const samples = import.meta.glob<string>('../bands/*/sample.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * Returns every kind of band, made from the samples beside their schemas, or without fields if there is none. Bands that
 * belong to a service or an industry use the company's first one, and are undefined if it has none.
 */
export async function kitBands(): Promise<KitBand[]> {
  const parts = await partsOfFirst();
  const [drawing] = Object.keys(pictures);
  const [screen] = Object.keys(screens);
  return Promise.all(
    bandKinds.map(async (kind) => {
      const text = (samples[`../bands/${kind}/sample.yaml`] ?? `- kind: ${kind}`)
        .replaceAll('sample.svg', drawing ?? 'sample.svg')
        .replaceAll('screen: sample', `screen: ${screen ?? 'sample'}`);
      const [written] = parse(text) as [AnyBand];
      const lacking =
        (!drawing && text.includes('sample.svg')) || (!screen && text.includes('screen: sample'));
      const band = definitions[kind].schema.parse(written) as AnyBand;
      const [shown] = lacking ? [] : await shownBands([band], parts);
      const id = `kit-${kind}`;
      return {
        kind,
        yaml: text.trimEnd(),
        band: shown && { ...shown, props: { ...shown.props, id } },
      };
    }),
  );
}

const noCaseStudy: EntryBandProps = { caseHead: undefined, caseFigures: undefined };

async function partsOfFirst(): Promise<EntryBandProps> {
  const [service] = await orderedEntries('services');
  const [industry] = await orderedEntries('industries');
  const [study] = await caseStudies();
  return {
    ...noCaseStudy,
    ...(study && (await caseStudyBandProps(study))),
    ...(service && (await serviceParts(serviceHeading(service.data), service))),
    ...(industry && (await industryParts(industry))),
  };
}
