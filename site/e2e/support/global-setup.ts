import { companyFolder } from '@frontage/contract/company-folder';
import { requireCurrentBuild } from '../../../scripts/lib/build-site.ts';
import { startService } from '../../../scripts/lib/service.ts';

/** Starts one service for all tests that only read pages; those that send start their own. */
export default async function globalSetup() {
  requireCurrentBuild(process.env, { companyFolder: companyFolder() });
  const service = await startService();
  process.env.SITE_URL = service.url;
  return () => service.stop();
}
