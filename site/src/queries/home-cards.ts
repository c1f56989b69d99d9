import { ordered } from './entry-data.ts';

/** The service cards of the home page, each with what its drawing is for: the service that its link shows. */
export async function homeCards() {
  const services = await ordered('services');
  return (await ordered('homeServices')).map(({ data }) => {
    const slug = data.link.split('/').at(-1) ?? '';
    const service = services.find((one) => [one.id, ...one.data.otherNames].includes(slug));
    return { ...data, subject: { slug, drawing: service?.data.drawing } };
  });
}
