import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

/** Visitors who keep asking, over connections that stay open and over new ones. */
export class OngoingRequests {
  readonly lost: string[] = [];
  answered = 0;
  /** Sent again on a new connection, because the gateway had just closed the idle one; browsers do this, too. */
  repeated = 0;
  private isEnding = false;
  private readonly running: Promise<void>[];
  private readonly keptOpen = new Agent({ keepAlive: true, maxSockets: 2 });

  constructor(addresses: readonly string[], servername: string) {
    this.running = addresses.flatMap((address) => [
      this.keepAsking(address, servername, this.keptOpen),
      this.keepAsking(address, servername, this.keptOpen),
      this.keepAsking(address, servername, false),
    ]);
  }

  async end(): Promise<void> {
    this.isEnding = true;
    await Promise.all(this.running);
    this.keptOpen.destroy();
  }

  private async keepAsking(address: string, host: string, agent: Agent | false): Promise<void> {
    while (!this.isEnding) {
      try {
        await this.ask(address, host, agent);
        this.answered += 1;
      } catch (error) {
        this.lost.push(error instanceof Error ? error.message : String(error));
      }
    }
  }

  private async ask(address: string, host: string, agent: Agent | false): Promise<void> {
    const sent = request({
      host: address,
      port: 8443,
      path: '/healthz',
      servername: host,
      headers: { host },
      // Its certificate changes meanwhile; another test verifies it.
      rejectUnauthorized: false,
      agent,
    });
    sent.end();
    let answer: IncomingMessage | undefined;
    try {
      [answer] = await once(sent, 'response');
    } catch (error) {
      if (!sent.reusedSocket) throw error;
      this.repeated += 1;
      return this.ask(address, host, false);
    }
    if (!answer) throw new Error('No answer');
    await text(answer);
    if (answer.statusCode !== 200) throw new Error(`Answered ${answer.statusCode}`);
  }
}
