import { pathOf } from '../addresses/addresses.ts';
import { bandsOfCaseStudy } from '../bands/page-bands.ts';
import type { EntryBandProps } from '../bands/entry-band-props.ts';
import { creativeWork, pageLinks } from '../seo/structured-data.ts';
import { shownBands } from './bands.ts';
import { entryData } from './entries.ts';
import { picture } from './picture.ts';
import {
  type CaseStudy,
  caseStudies,
  namesOfCaseStudy,
  caseStudyCard,
  caseStudyLink,
} from './case-studies.ts';

/** Returns every case study with its neighbors in the list, which wraps around. */
export async function caseStudyPaths() {
  const all = await caseStudies();
  return all.map((study, index) => ({
    params: { caseStudy: study.id },
    props: {
      study,
      previous: index > 0 ? all[index - 1] : undefined,
      next: all.length > 1 ? (all[index + 1] ?? all[0]) : undefined,
    },
  }));
}

type Page = Awaited<ReturnType<typeof caseStudyPaths>>[number]['props'];

export async function caseStudyPage({ study, previous, next }: Page) {
  const { title: list, labels } = await entryData('workShared');
  const { title, description, year, concept } = study.data;
  const { industry } = await namesOfCaseStudy(study);
  const link = (other?: CaseStudy) => (other ? caseStudyLink(other) : undefined);
  return {
    head: {
      title,
      description,
      above: { name: list, path: '/work' },
      structuredData: [
        creativeWork({
          year,
          concept: concept ? labels.concept : undefined,
          about: industry?.name,
        }),
      ],
    },
    bands: await shownBands(bandsOfCaseStudy(study.data), await caseStudyBandProps(study)),
    neighbors: {
      labels,
      // With only two case studies, the next one is also the previous one.
      previous: previous?.id === next?.id ? undefined : await link(previous),
      next: await link(next),
    },
  };
}

export async function caseStudyBandProps(study: CaseStudy): Promise<EntryBandProps> {
  const { labels } = await entryData('workShared');
  const { image, screen, lede, reference, figures, bands } = study.data;
  const head = bands.find((band) => band.kind === 'caseHead');
  const look = head?.look ?? 'wide';
  return {
    caseHead: {
      ...(await caseStudyLink(study)),
      ...(await namesOfCaseStudy(study)),
      slug: study.id,
      lede,
      reference,
      look,
      labels,
      figure: figures[0],
      cover: await picture(image, look === 'wide' ? 'hero' : 'header'),
      screen,
    },
    caseFigures: figures.length > 0 ? { heading: labels.results, figures } : undefined,
  };
}

export async function caseStudyList() {
  const { title, description, heading, text, bands } = await entryData('workShared');
  const studies = await caseStudies();
  // Only the first card is in the first view.
  const cards = await Promise.all(studies.map((study, index) => caseStudyCard(study, index === 0)));
  const links = cards.map(({ href, title }) => ({ path: href, title }));
  return {
    head: { title, description, structuredData: [pageLinks('work', links)] },
    list: {
      heading,
      text,
      studies: cards,
      index: studies.flatMap(({ id, data: { shortClient: name } }) =>
        name ? [{ name, link: pathOf('work', id) }] : [],
      ),
    },
    bands: await shownBands(bands),
  };
}
