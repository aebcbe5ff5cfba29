import { isDeepStrictEqual } from 'node:util';
import {
  type EditableEmail,
  editableEmails,
  type SaveEmailText,
  type StoredEmailText,
} from '@agency/contracts';
import { execute, sql, TransactionService } from '@agency/platform';
import { ConflictException, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EmailRenderer } from '../emails/email-renderer.js';
import { emails, sampleOfDraft } from '../emails/emails.js';
import { EmailTextEntity } from './email-text.entity.js';

const changedMessage =
  'This text has changed since you opened it. Please review it, then save again.';

/** What the owner writes in emails to visitors. */
@Injectable()
export class EmailTextsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionService,
    private readonly renderer: EmailRenderer,
  ) {}

  async list(): Promise<StoredEmailText[]> {
    const rows = await this.dataSource.manager.find(EmailTextEntity);
    return editableEmails.map((email) =>
      shown(
        email,
        rows.find((row) => row.email === email),
      ),
    );
  }

  /** Applies to emails from now on. Throws 409 if it is based on an older version. */
  save({ email, version, ...parts }: SaveEmailText): Promise<StoredEmailText> {
    return this.transactions.run(async (manager) => {
      const row = await lockedRow(manager, email);
      if (row.version !== version) throw new ConflictException(changedMessage);
      const { shipped } = emails[email];
      const text = { ...(row.text ?? shipped), ...parts };
      const sample = sampleOfDraft({ email, ...text });
      // Throws: a text that does not render is never stored.
      this.renderer.render(sample, sample.writtenAt);
      row.version += 1;
      row.text = isDeepStrictEqual(text, shipped) ? null : text;
      await manager.save(EmailTextEntity, row);
      return shown(email, row);
    });
  }
}

async function lockedRow(manager: EntityManager, email: EditableEmail): Promise<EmailTextEntity> {
  await execute(
    manager,
    sql`INSERT INTO email.email_texts (email, version) VALUES (${email}, 0) ON CONFLICT DO NOTHING`,
  );
  return manager.findOneOrFail(EmailTextEntity, {
    where: { email },
    lock: { mode: 'pessimistic_write' },
  });
}

function shown(email: EditableEmail, row: EmailTextEntity | undefined): StoredEmailText {
  const { shipped } = emails[email];
  return { email, version: row?.version ?? 0, ...(row?.text ?? shipped), shipped };
}
