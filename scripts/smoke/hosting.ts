import { connect } from 'node:tls';
import { BUILT_SITE, type BuiltSite } from '@frontage/contract/built-site';
import { siteHeaders } from '@frontage/contract/site-headers';
import {
  ANSWER_MS,
  request,
  forEachConcurrently,
  type CheckResult,
  passed,
  failed,
} from './requests.ts';

/** Returns the site's own list of old addresses. */
async function redirectsOf(origin: string): Promise<BuiltSite['redirects']> {
  const { status, text } = await request(`${origin}/${BUILT_SITE}`);
  if (status !== 200 || !text.startsWith('{')) return [];
  return (JSON.parse(text) as Partial<BuiltSite>).redirects ?? [];
}

/** Checks what the host and the proxy do: headers, redirects and the 404 page. */
export async function checkHosting(origin: string, isPlain: boolean): Promise<CheckResult> {
  const { protocol, host, port } = new URL(origin);
  const problems: string[] = [];
  const home = await request(`${origin}/`);
  // A plain host sends no headers, and redirects with a page.
  const headers = isPlain ? {} : siteHeaders(protocol === 'https:');
  for (const [name, value] of Object.entries(headers))
    if (home.headers.get(name) !== value)
      problems.push(
        `${origin}/ has ${name}: ${home.headers.get(name) ?? 'nothing'}. Fix: let the proxy or the host pass on “${value}”, and add none itself.`,
      );
  const nowhere = `${origin}/nowhere-${Date.now()}`;
  const missing = await request(nowhere);
  if (missing.status !== 404)
    problems.push(
      `${nowhere} ${missing.why}, and there is no such page. Fix: let the host answer 404 with 404.html.`,
    );
  const old = isPlain ? [] : await redirectsOf(origin);
  const insecure = `http://${host}/`;
  const all = [
    ...old
      .filter(({ from, to }) => to && !/[*?]/.test(from))
      .map(({ from, to = '' }) => [new URL(from, origin).href, new URL(to, origin).href]),
    ...(protocol === 'https:' && !port ? [[insecure, `${origin}/`]] : []),
  ] as [string, string][];
  await forEachConcurrently(all, async ([from, to]) => {
    const { headers, why } = await request(from);
    if (URL.parse(headers.get('location') ?? '', from)?.href !== to)
      problems.push(
        `${from} ${why}, and has to lead to ${to}. Fix: ${from === insecure ? 'let the proxy answer it with 301.' : 'publish the site again; STATIC_HOST has to name the host.'}`,
      );
  });
  return {
    passed: [
      `Headers: ${Object.keys(headers).length}; redirects: ${all.length}; the not-found page.`,
    ],
    problems,
  };
}

const DAY = 86_400_000;

/** Reports how long a certificate lasts. With less than a sixth of its life left, nothing renews it. */
export function certificateResult(
  host: string,
  from: number,
  to: number,
  now: number,
): CheckResult {
  const days = Math.floor((to - now) / DAY);
  if (to - now > (to - from) / 6) return passed(`The certificate lasts ${days} more days.`);
  return failed(
    `The certificate of ${host} ends in ${days} days, and nothing has renewed it. Fix: look into the log of the proxy; its port 80 or 443 has to be open to everybody.`,
  );
}

export function checkCertificate({ hostname, port }: URL): Promise<CheckResult> {
  return new Promise((resolve) => {
    // Opening the pages has shown whether browsers trust it.
    const options = {
      host: hostname,
      servername: hostname,
      port: Number(port) || 443,
      rejectUnauthorized: false,
      timeout: ANSWER_MS,
    };
    const socket = connect(options, () => {
      const { valid_from, valid_to } = socket.getPeerCertificate();
      socket.end();
      resolve(
        certificateResult(hostname, Date.parse(valid_from), Date.parse(valid_to), Date.now()),
      );
    });
    const resolveEmpty = () => resolve({ passed: [], problems: [] });
    // Opening the pages has reported this.
    socket.on('error', resolveEmpty).on('timeout', () => (socket.destroy(), resolveEmpty()));
  });
}
