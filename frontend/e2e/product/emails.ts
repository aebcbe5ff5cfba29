import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { z } from 'zod';
import { requireProduct } from './settings.ts';

const caught = z.array(
  z.object({ id: z.string(), to: z.array(z.object({ address: z.string() })), subject: z.string() }),
);

/** The emails to an address, oldest first, parsed as the product's mail catcher received them. */
export async function emailsTo(address: string): Promise<Email[]> {
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

/** Waits for the email with this subject. */
export async function arrivedEmail(address: string, subject: RegExp): Promise<Email> {
  const find = async () => {
    const emails = await emailsTo(address);
    const email = emails.find((one) => subject.test(one.subject ?? ''));
    if (!email) throw new Error(`Of these: ${emails.map((one) => one.subject).join(' · ')}`);
    return email;
  };
  await expect(find).toPass();
  return find();
}
