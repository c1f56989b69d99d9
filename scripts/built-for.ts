import { isIPv6 } from 'node:net';
import { companyFolder } from '@frontage/contract/company-folder';

/** What a site is built for. */
export type BuiltFor = { publicOrigin: string; apiBase: string; company: string };

/**
 * Says what `npm start` builds the site for. As in the service, an empty value counts as not set.
 *
 * @throws with one line where PUBLIC_ORIGIN is not an address, or COMPANY is no company
 */
export function builtFor(env: Record<string, string | undefined>): BuiltFor {
  const host = env.HOST || '127.0.0.1';
  const port = env.PORT || '3000';
  const listening = `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
  const address = env.PUBLIC_ORIGIN || listening;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(
      env.PUBLIC_ORIGIN
        ? `PUBLIC_ORIGIN is “${address}”, which is not an address. Set it to the site's origin, as in https://www.example.com.`
        : `HOST and PORT make “${listening}”, which is not an address. Give HOST an address of this machine, and PORT a number.`,
    );
  return {
    publicOrigin: url.origin,
    apiBase: env.PUBLIC_API_BASE || '/',
    company: companyFolder(env.COMPANY || undefined),
  };
}
