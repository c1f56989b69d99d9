import { isInThisLanguage } from '../addresses/links.ts';
import { orderedEntries } from './entries.ts';
import { picture } from './picture.ts';

export async function serviceCards() {
  const services = await orderedEntries('services');
  const reachable = (await orderedEntries('serviceCards')).filter(({ data }) =>
    isInThisLanguage(data.link),
  );
  const cards = reachable.map(async ({ data: { image, ...data } }) => {
    const slug = data.link.split('/').at(-1) ?? '';
    const service = services.find((service) =>
      [service.id, ...service.data.otherSlugs].includes(slug),
    );
    const subject = { slug: service?.id ?? slug, drawing: service?.data.drawing };
    return { ...data, picture: await picture(image, 'card'), subject };
  });
  return Promise.all(cards);
}
