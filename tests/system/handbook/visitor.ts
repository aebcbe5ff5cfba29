import assert from 'node:assert/strict';
import { request } from 'node:https';
import { appointmentMinutes } from '@agency/contracts';
import { solve } from '@agency/testing/bot-proof';
import { freeStarts } from '../free-starts.ts';

interface Answer {
  status: number;
  text: string;
  cookie: string;
}

interface Site {
  host: string;
  /** What the host name resolves to. */
  address: string;
  port: number;
  /** The certificates (PEM) that are trusted now. */
  trusted: () => string;
}

/** A visitor and the owner, who look at the product over TLS. */
export class Visitor {
  private readonly site: Site;
  private readonly starts = freeStarts(4);
  private cookie = '';

  constructor(site: Site) {
    this.site = site;
  }

  ask(path: string, body?: object): Promise<Answer> {
    const options = {
      host: this.site.address,
      servername: this.site.host,
      port: this.site.port,
      path,
      ca: this.site.trusted(),
      agent: false,
      method: body ? 'POST' : 'GET',
      headers: {
        host: this.site.port === 443 ? this.site.host : `${this.site.host}:${this.site.port}`,
        'content-type': 'application/json',
        cookie: this.cookie,
      },
    } as const;
    return new Promise((resolve, reject) => {
      const asked = request(options, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text, cookie }));
      });
      asked.once('error', reject).end(body && JSON.stringify(body));
    });
  }

  async statusOf(path: string): Promise<number> {
    return (await this.ask(path)).status;
  }

  /** A proof of work for a form or a booking. */
  async proof(): Promise<string> {
    const { text } = await this.ask('/api/bot-check/challenge');
    return solve(JSON.parse(text));
  }

  sendForm(altcha?: string): Promise<Answer> {
    const lead = {
      name: 'Ada Tidewater',
      email: 'ada@tidewater.example',
      phone: '(910) 555-0100',
      altcha,
    };
    return this.ask('/api/contacts', lead);
  }

  /** Sends the form; returns the lead's id. */
  async becomeLead(): Promise<number> {
    const { status, text } = await this.sendForm(await this.proof());
    assert.equal(status, 201, text);
    return JSON.parse(text).id;
  }

  /** Books a call; returns its id. */
  async book(contactId: number): Promise<number> {
    const scheduledAt = this.starts.next().value?.toISOString();
    const altcha = await this.proof();
    const booking = { contactId, scheduledAt, duration: appointmentMinutes, altcha };
    const { status, text } = await this.ask('/api/appointments', booking);
    assert.equal(status, 201, text);
    return JSON.parse(text).id;
  }

  async signIn(passwords: { admin: string; rankings: string }): Promise<void> {
    for (const [gate, password] of Object.entries(passwords)) {
      const { status, text, cookie } = await this.ask('/api/session', { gate, password });
      assert.equal(status, 200, text);
      this.cookie = cookie;
    }
  }

  async isSignedIn(): Promise<boolean> {
    const { text } = await this.ask('/api/session');
    return JSON.parse(text).gates.includes('admin');
  }

  /** Needs the owner to be logged in. */
  async hasLead(id: number): Promise<boolean> {
    const { status } = await this.ask(`/api/contacts/${id}`);
    assert.ok(status === 200 || status === 404, `${status}`);
    return status === 200;
  }
}
