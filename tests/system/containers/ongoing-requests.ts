import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

interface Asked {
  port: number;
  paths: readonly string[];
  /** Between two requests on a connection; the API accepts 20 a second. */
  pauseMs?: number;
}

/** Visitors who keep asking, over connections that stay open and over new ones. */
export class OngoingRequests {
  readonly lost: string[] = [];
  answered = 0;
  /** Sent again on a new connection, because the gateway had just closed the idle one; browsers do this, too. */
  repeated = 0;
  private readonly host: string;
  private readonly asked: Asked;
  private isEnding = false;
  private readonly running: Promise<void>[];
  private readonly keptOpen = new Agent({ keepAlive: true, maxSockets: 2 });

  constructor(addresses: readonly string[], host: string, asked: Asked) {
    this.host = host;
    this.asked = asked;
    this.running = addresses.flatMap((address) => [
      this.keepAsking(address, this.keptOpen),
      this.keepAsking(address, this.keptOpen),
      this.keepAsking(address, false),
    ]);
  }

  async end(): Promise<void> {
    this.isEnding = true;
    await Promise.all(this.running);
    this.keptOpen.destroy();
  }

  private async keepAsking(address: string, agent: Agent | false): Promise<void> {
    const { paths, pauseMs = 0 } = this.asked;
    for (let count = 0; !this.isEnding; count += 1) {
      const path = paths[count % paths.length] ?? '/';
      if (pauseMs > 0) await pause(pauseMs);
      try {
        await this.ask(address, path, agent);
        this.answered += 1;
      } catch (error) {
        this.lost.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  private async ask(address: string, path: string, agent: Agent | false): Promise<void> {
    const sent = request({
      host: address,
      port: this.asked.port,
      path,
      servername: this.host,
      headers: { host: this.host },
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
      return this.ask(address, path, false);
    }
    if (!answer) throw new Error('No answer');
    await text(answer);
    if (answer.statusCode !== 200) throw new Error(`Answered ${answer.statusCode}`);
  }
}
