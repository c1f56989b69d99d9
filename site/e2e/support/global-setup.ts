import { startService } from './service.ts';

/** One service for all tests that only read pages; those that send have one of their own. */
export default async function globalSetup() {
  const service = await startService();
  process.env.SITE_URL = service.url;
  return () => service.stop();
}
