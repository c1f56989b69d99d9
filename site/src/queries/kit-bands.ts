import { parse } from 'yaml';
import { pictures } from '../art/pictures.ts';
import { screens } from '../art/screens.ts';
import { headingFromSlug } from '../lib/headings.ts';
import { type Band, general } from '../schema/bands/bands.ts';
import samples from '../schema/bands/samples.yaml?raw';
import { type OwnParts, type ShownBand, shownBands } from './bands.ts';
import { ordered } from './entry-data.ts';
import { industryParts } from './industry-page.ts';
import { serviceParts } from './service-page.ts';
import { caseStudies } from './work.ts';
import { caseParts } from './work-page.ts';

/** A kind of band: the sample as its writer wrote it, and what comes of that text. */
export type KitBand = { kind: string; yaml: string; band: ShownBand | undefined };

/**
 * Every kind of band, from the samples beside their schemas. Parts that live in a service or in an
 * industry are those of the company's first; nothing is shown of a kind for which it has nothing.
 */
export async function kitBands(): Promise<KitBand[]> {
  const parts = await partsOfFirst();
  const [own] = Object.keys(pictures);
  const [screen] = Object.keys(screens);
  const texts = samples.split(/^(?=- kind)/m).slice(1);
  return Promise.all(
    texts.map(async (sample) => {
      const text = sample
        .replaceAll('sample.svg', own ?? 'sample.svg')
        .replaceAll('screen: sample', `screen: ${screen ?? 'sample'}`);
      const [written] = parse(text) as [Band];
      const lacking =
        (!own && text.includes('sample.svg')) || (!screen && text.includes('screen: sample'));
      const schema = general.find(({ shape }) => shape.kind.value === written.kind);
      const [band] = lacking ? [] : await shownBands([schema?.parse(written) ?? written], parts);
      const id = `kit-${written.kind}`;
      return {
        kind: written.kind,
        yaml: text.trimEnd(),
        band: band && { ...band, props: { ...band.props, id } },
      };
    }),
  );
}

/** A company without case studies has nothing to show of these. */
const noWork: OwnParts = { caseHead: undefined, caseFigures: undefined, caseQuote: undefined };

async function partsOfFirst(): Promise<OwnParts> {
  const [service] = await ordered('services');
  const [industry] = await ordered('industries');
  const [study] = await caseStudies();
  return {
    ...noWork,
    ...(study && (await caseParts(study))),
    ...(service && (await serviceParts(headingFromSlug(service.id, []), service))),
    ...(industry && (await industryParts(industry))),
  };
}
