import { join, relative, sep } from 'node:path';
import { readCompanyFacts } from '@frontage/contract/company-facts';
import { SERVICE_PATH_PATTERN } from '@frontage/contract/form';
import type { Plugin } from 'vite';
import type { RestartableProcess } from './restartable-process.ts';

const sources = ['service/src', 'contract/src'];

/**
 * Puts the service behind the development server, under the same address as in production, and restarts it when its
 * files or the company's facts change.
 */
export function enquiryProxy(options: {
  service: RestartableProcess;
  port: number;
  company: string;
}): Plugin {
  const { service, port } = options;
  const facts = join(options.company, 'company.yaml');
  let restart: NodeJS.Timeout | undefined;
  return {
    name: 'frontage:enquiries',
    config: () => ({
      server: {
        proxy: {
          [SERVICE_PATH_PATTERN]: {
            target: `http://127.0.0.1:${port}`,
            // The service compares a form's origin with the requested host.
            changeOrigin: false,
            bypass: async (request, response) => {
              if (await service.ready()) return undefined;
              response?.writeHead(503, { 'Content-Type': 'text/plain' });
              response?.end(
                'The service does not run. The terminal of npm run dev says why. It starts again when one of its files changes.\n',
              );
              return request.url;
            },
          },
        },
      },
    }),
    configureServer: ({ watcher }) => {
      watcher.add([...sources.map((folder) => join(process.cwd(), folder)), facts]);
      watcher.on('all', (_, path) => {
        // The terminal shows what is wrong, and the service continues with the previous facts.
        if (path === facts && !hasReadableFacts(options.company)) return;
        if (path !== facts && !isSource(relative('.', path).split(sep).join('/'))) return;
        clearTimeout(restart);
        restart = setTimeout(() => {
          console.log(`The service starts again: ${relative('.', path)} has changed.`);
          service.restart();
        }, 50);
      });
    },
  };
}

export function hasReadableFacts(company: string): boolean {
  try {
    return readCompanyFacts(company).name !== '';
  } catch {
    return false;
  }
}

const isSource = (path: string) =>
  sources.some((folder) => path.startsWith(`${folder}/`)) && /(?<!\.test)\.ts$/.test(path);
