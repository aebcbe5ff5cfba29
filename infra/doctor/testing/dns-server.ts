import { Resolver } from 'node:dns/promises';
import dns2, { Packet, type Question } from 'dns2';

/** Records of one name. */
export interface Records {
  A?: string[];
  AAAA?: string[];
  MX?: string[];
  TXT?: string[];
}

/** What a name server on this machine knows. Without an entry there is no such name. null: it never answers. */
export type Zone = Record<string, Records> | null;

/** A name server on this machine, whose zone a test replaces. */
export class DnsServer {
  zone: Zone = {};
  private readonly server = dns2.createServer({
    udp: true,
    handle: (request, send) => {
      const [question] = request.questions;
      const { zone } = this;
      if (!question || zone === null) return;
      const response = Packet.createResponseFromRequest(request);
      const records = zone[question.name.toLowerCase()];
      if (records) response.answers.push(...recordsOf(records, question.type, question));
      else response.header.rcode = Packet.RCODE.NXDOMAIN;
      void send(response);
    },
  });

  /** Starts it; returns a resolver that asks nobody else, and waits this long for an answer. */
  async start(timeoutMs = 1_500): Promise<Resolver> {
    const free = { port: 0, address: '127.0.0.1' };
    const { udp } = await this.server.listen({ udp: free });
    const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
    resolver.setServers([`127.0.0.1:${udp?.port}`]);
    return resolver;
  }

  async stop(): Promise<void> {
    await this.server.close();
  }
}

/** A TXT record holds strings of at most 255 bytes. */
const parts = (text: string) => text.match(/[\s\S]{1,255}/g) ?? [''];

function recordsOf(
  { A = [], AAAA = [], MX = [], TXT = [] }: Records,
  type: number,
  question: Question,
) {
  const answer = (record: object) =>
    Packet.createResourceFromQuestion(question, { ttl: 60, ...record });
  if (type === Packet.TYPE.A) return A.map((address) => answer({ address }));
  if (type === Packet.TYPE.AAAA) return AAAA.map((address) => answer({ address }));
  if (type === Packet.TYPE.TXT) return TXT.map((text) => answer({ data: parts(text) }));
  if (type !== Packet.TYPE.MX) return [];
  return MX.map((line) => {
    const [priority, exchange = ''] = line.split(' ');
    return answer({ priority: Number(priority), exchange: exchange === '.' ? '' : exchange });
  });
}
