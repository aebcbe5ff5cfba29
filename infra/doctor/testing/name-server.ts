import { Resolver } from 'node:dns/promises';
import dns2 from 'dns2';
import getPort from 'get-port';

/** The records of a name. Without an entry, there is no such name. */
export interface Records {
  a?: string[];
  aaaa?: string[];
  /** Authorities that may issue a certificate. */
  caa?: string[];
}

const { A, AAAA, CAA } = dns2.Packet.TYPE;
const noSuchName = 3;
const ttl = 60;

/** A real name server for a table of records; it answers nothing while the table is undefined. */
export async function startNameServer(table: () => Record<string, Records> | undefined) {
  const server = dns2.createUDPServer((request, send) => {
    const records = table();
    const [question] = request.questions;
    if (!records || !question) return;
    const response = dns2.Packet.createResponseFromRequest(request);
    const found = records[question.name];
    if (!found) response.header.rcode = noSuchName;
    const common = { name: question.name, class: dns2.Packet.CLASS.IN, ttl };
    const { a = [], aaaa = [], caa = [] } = found ?? {};
    const answers = [
      ...a.map((address) => ({ ...common, type: A, address })),
      ...aaaa.map((address) => ({ ...common, type: AAAA, address })),
      ...caa.map((value) => ({ ...common, type: CAA, flags: 0, tag: 'issue', value })),
    ];
    for (const answer of answers.filter(({ type }) => type === question.type)) {
      response.answers.push(Object.assign(new dns2.Packet.Resource(common), answer));
    }
    void send(response);
  });
  const port = await getPort({ host: '127.0.0.1' });
  await server.listen(port, '127.0.0.1');
  // Only who gets no answer waits; a busy machine may be slow.
  const resolver = new Resolver({ timeout: table() ? 20_000 : 200, tries: 1 });
  resolver.setServers([`127.0.0.1:${port}`]);
  return { resolver, stop: () => new Promise<void>((done) => server.close(() => done())) };
}
