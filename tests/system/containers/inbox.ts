import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const caught = z.object({
  messages: z.array(
    z.object({
      ID: z.string(),
      MessageID: z.string(),
      Subject: z.string(),
      To: z.array(z.object({ Address: z.string() })),
    }),
  ),
});

export interface CaughtMail {
  /** The part of its Message-ID before the @. */
  messageId: string;
  to: string;
  subject: string;
}

const collectEvery = 1_000;

/**
 * All mails that the mail catcher receives from now on, until this is closed. The catcher keeps only the newest
 * thousand, so mails are removed from it once read.
 */
export class Inbox {
  readonly mails: CaughtMail[] = [];
  private readonly messages: string;
  private readonly following: Promise<void>;
  private isClosed = false;

  constructor(inboxUrl: string) {
    this.messages = `${inboxUrl}/api/v1/messages`;
    this.following = this.follow();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.following;
  }

  private async follow(): Promise<void> {
    await this.take();
    while (!this.isClosed) {
      this.mails.push(...(await this.take()));
      await pause(collectEvery);
    }
  }

  private async take(): Promise<CaughtMail[]> {
    const answer = await fetch(`${this.messages}?limit=1000`);
    const { messages } = caught.parse(await answer.json());
    // Without ids, the catcher would remove everything, even mails that have just arrived.
    if (messages.length > 0) await this.remove(messages.map(({ ID }) => ID));
    return messages.map(({ MessageID, Subject, To }) => {
      const [messageId = ''] = MessageID.split('@');
      return { messageId, to: To.map(({ Address }) => Address).join(' '), subject: Subject };
    });
  }

  private async remove(ids: string[]): Promise<void> {
    await fetch(this.messages, { method: 'DELETE', body: JSON.stringify({ IDs: ids }) });
  }
}
