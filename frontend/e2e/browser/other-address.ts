import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Makes a visitor come from another address of this machine, so that one test's rate limits do not affect others. */
export async function fromOtherAddress(
  localAddress: string,
  work: (proxy: { server: string }) => Promise<void>,
): Promise<void> {
  const proxy = createServer((incoming, answer) => {
    const { method, headers, url = '' } = incoming;
    // The gateway listens on this machine, whatever the host name.
    const { port, pathname, search } = new URL(url);
    const options = { localAddress, host: '127.0.0.1', port, path: pathname + search };
    const forwarded = request({ ...options, method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const { port } = proxy.address() as AddressInfo;
  try {
    await work({ server: `http://127.0.0.1:${port}` });
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}
