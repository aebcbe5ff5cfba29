import { waitUntil } from '@agency/infra/native/process/wait-until';
import { z } from 'zod';
import type { FuzzTarget } from './target.ts';

const dayMs = 86_400_000;
const created = z.object({ id: z.number() });
const mails = z.array(z.object({ text: z.string().optional() }));

export interface Place {
  /** Of the gateway. */
  url: string;
  /** Of the mail catcher. */
  inboxUrl: string;
  now: Date;
}

/** Books a call and gives the target the link from its invitation, which no list of the product tells. */
export async function addBookingToken(target: FuzzTarget, place: Place): Promise<void> {
  const email = `booker-${place.now.getTime()}@fuzz.example`;
  const lead = { name: 'Ada Tidewater', email, phone: '9105550100' };
  const { id: contactId } = await post(place.url, '/api/contacts', lead);
  target.keep(contactId);
  const scheduledAt = startInTwoWeeks(place.now).toISOString();
  await post(place.url, '/api/appointments', { contactId, scheduledAt, duration: 30 });
  const query = new URLSearchParams({ 'to.address': email });
  let token: string | undefined;
  await waitUntil(
    async () => {
      const answer = await fetch(`${place.inboxUrl}/api/email?${query}`);
      const found = mails.parse(await answer.json());
      token = found.map(({ text }) => /\/booking\/([\w-]+)/.exec(text ?? '')?.[1]).find(Boolean);
      return token !== undefined;
    },
    { timeoutMs: 30_000, intervalMs: 100, what: 'Waiting for the invitation' },
  );
  if (token !== undefined) target.addId('/api/bookings/{token}', token);
}

/** A weekday at 11 or 12 o'clock Eastern Time. */
function startInTwoWeeks(now: Date): Date {
  const start = new Date(Math.floor(now.getTime() / dayMs) * dayMs + 14 * dayMs + 16 * 3_600_000);
  while (start.getUTCDay() === 0 || start.getUTCDay() === 6)
    start.setUTCDate(start.getUTCDate() + 1);
  return start;
}

async function post(url: string, path: string, body: object): Promise<z.infer<typeof created>> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${path} was answered with ${answer.status}: ${text}`);
  return created.parse(JSON.parse(text));
}
