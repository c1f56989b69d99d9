import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// Takes every webhook at once, for the benchmark; ends with the process that started it.
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(204).end());
}).listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
