import { promises } from 'node:dns';

/** The name server gave no usable answer, so nothing is known. */
export class DnsFailure extends Error {
  override readonly name = 'DnsFailure';
}

/** The codes with which c-ares reports that a name or a record does not exist. */
const NO_RECORD_CODES = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Opens a resolver with the system's name servers, or the given one.
 *
 * @param server `192.0.2.53` or `127.0.0.1:5353`, in the form that `Resolver.setServers` takes
 */
export function openDns(server?: string) {
  const resolver = new promises.Resolver({ timeout: 3_000, tries: 2 });
  if (server) resolver.setServers([server]);

  async function query<Answer>(name: string, question: () => Promise<Answer[]>): Promise<Answer[]> {
    try {
      return await question();
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? 'EUNKNOWN';
      if (NO_RECORD_CODES.has(code)) return [];
      throw new DnsFailure(`the name server gave no answer for ${name} (${code})`);
    }
  }

  return {
    addresses: async (name: string) => [
      ...(await query(name, () => resolver.resolve4(name))),
      ...(await query(name, () => resolver.resolve6(name))),
    ],
    mx: (name: string) => query(name, () => resolver.resolveMx(name)),
    /** TXT records, each with its strings joined (RFC 7208, section 3.3). */
    txt: async (name: string) =>
      (await query(name, () => resolver.resolveTxt(name))).map((strings) => strings.join('')),
    /** The interface that mailauth expects: an error means that there is no such record. */
    resolver: (name: string, type: string) => resolver.resolve(name, type) as Promise<string[]>,
  };
}

/** DNS lookups for the checks; an empty answer means that there is no such record. */
export type Dns = ReturnType<typeof openDns>;
