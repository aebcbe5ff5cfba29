import PostalMime, { type Email } from 'postal-mime';
import { z } from 'zod';
import { eventually } from '../eventually.ts';
import { requireProduct } from './settings.ts';

const caught = z.array(
  z.object({ id: z.string(), to: z.array(z.object({ address: z.string() })), subject: z.string() }),
);

/** The mails that the product's catcher holds for an address, as a mailbox reads them, the oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const { mailInboxUrl } = requireProduct();
  const query = new URLSearchParams({ 'to.address': address });
  const answer = await fetch(`${mailInboxUrl}/api/email?${query}`);
  const found = caught.parse(await answer.json());
  return Promise.all(
    found.map(async ({ id }) => {
      const source = await fetch(`${mailInboxUrl}/api/email/${id}/source`);
      return PostalMime.parse(await source.text());
    }),
  );
}

/** The mail with this subject that arrives at the address. */
export function arrivedMail(address: string, subject: RegExp): Promise<Email> {
  return eventually(
    async () => {
      const mails = await mailsTo(address);
      const mail = mails.find((one) => subject.test(one.subject ?? ''));
      if (!mail) throw new Error(`Of these: ${mails.map((one) => one.subject).join(' · ')}`);
      return mail;
    },
    { timeoutMs: 5_000 },
  );
}
