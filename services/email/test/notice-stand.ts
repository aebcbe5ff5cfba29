import {
  apiPaths,
  confirmAddressParam,
  type NoticeSettings,
  noticeSettingsSchema,
} from '@agency/contracts';
import { OutboxRelay } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { signIn } from '@agency/testing/sign-in';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LightMyRequestResponse } from 'fastify';
import { EmailStand } from './email-stand.js';
import { addCall, order } from './stored.js';

export const office = 'office@agency.example';

/** The owner's notice settings, and the emails that follow from them. */
export class NoticeStand {
  readonly emails = new EmailStand();
  app!: NestFastifyApplication;
  private headers: { cookie: string } | undefined;

  /** Registers its own hooks: every test starts with a logged-in owner who has chosen nothing. */
  constructor() {
    beforeEach(async () => {
      this.app = await this.emails.startWorker();
      this.headers = await signIn(['admin']);
    });
  }

  /** A request by the owner. */
  ask(
    method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse> {
    const { headers = {} } = this;
    return this.app.inject({ method, url, headers, ...(payload && { payload }) });
  }

  async read(): Promise<NoticeSettings> {
    return noticeSettingsSchema.parse((await this.ask('GET', apiPaths.noticeSettings)).json());
  }

  change(change: object): Promise<LightMyRequestResponse> {
    return this.ask('PATCH', apiPaths.noticeSettings, change);
  }

  add(address = office): Promise<LightMyRequestResponse> {
    return this.ask('POST', apiPaths.noticeAddresses, { address });
  }

  confirm(token: string): Promise<LightMyRequestResponse> {
    return this.app.inject({ method: 'POST', url: apiPaths.confirmAddress, payload: { token } });
  }

  /** Returns its id. */
  async addConfirmed(address = office): Promise<number> {
    expect((await this.add(address)).statusCode).toBe(201);
    expect((await this.confirm(await this.receivedToken())).statusCode).toBe(204);
    await this.work();
    const { addresses } = await this.read();
    return addresses.find((one) => one.address === address)?.id ?? Number.NaN;
  }

  /** Waits until no email is on its way: the service relays on its own, too. */
  async work(): Promise<void> {
    await until(async () => {
      await this.app.get(OutboxRelay).relayBatch();
      const waiting = await admin.query(
        'SELECT FROM email.outbox WHERE relayed_at IS NULL AND due_at <= $1',
        [this.emails.now],
      );
      return waiting.length === 0;
    });
    await this.emails.work();
  }

  /** The token in the newest email with a link that confirms an address. */
  async receivedToken(): Promise<string> {
    await this.work();
    const texts = (await this.emails.server.emails()).map(({ text = '' }) => text).reverse();
    const pattern = new RegExp(`${confirmAddressParam}=([^\\s>]+)`);
    return texts.map((text) => pattern.exec(text)?.[1]).find(Boolean) ?? '';
  }

  /** Who got each email, in the order in which they arrived. */
  recipients(): string[][] {
    return this.emails.server.received.map(({ recipients }) => recipients);
  }

  /** From here on, only new emails are received ones. */
  forgetReceived(): void {
    this.emails.server.received.length = 0;
  }

  /** Who gets the email with this name, which is requested now. */
  async recipientsOf(schema: 'leads' | 'scheduling', name: string): Promise<string[]> {
    await admin.query('DELETE FROM scheduling.appointments');
    const call = await addCall(new Date('2026-11-12T14:00:00Z'));
    const about = schema === 'leads' ? call.contactId : call.id;
    this.forgetReceived();
    await order(schema, { name, about, dueAt: this.emails.now });
    await this.work();
    return this.recipients().flat();
  }
}
