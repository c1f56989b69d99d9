import { isHere } from '../i18n/languages.ts';
import { ordered } from './entry-data.ts';
import { picture } from './picture.ts';

/** The service cards of the home page, each with its picture, and with what its drawing is for: the service that its link shows. */
export async function homeCards() {
  const services = await ordered('services');
  const shown = (await ordered('homeServices')).filter(({ data }) => isHere(data.link));
  const cards = shown.map(async ({ data: { image, ...data } }) => {
    const slug = data.link.split('/').at(-1) ?? '';
    const service = services.find((one) => [one.id, ...one.data.otherNames].includes(slug));
    const subject = { slug, drawing: service?.data.drawing };
    return { ...data, picture: await picture(image, 'card'), subject };
  });
  return Promise.all(cards);
}
