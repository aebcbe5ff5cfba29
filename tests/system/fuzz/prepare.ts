import { appointmentMinutes } from '@agency/contracts';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { z } from 'zod';
import { type Answer, ask } from '../containers/request.ts';
import { freeStarts } from '../free-starts.ts';
import type { FuzzTarget } from './target.ts';

const created = z.object({ id: z.number() });
const mails = z.array(z.object({ text: z.string().optional() }));

export interface Place {
  /** Of the gateway. */
  url: string;
  /** Of the mail catcher. */
  inboxUrl: string;
}

/** Books a call and gives the target the link from its invitation, which no list of the product includes. */
export async function addBookingToken(target: FuzzTarget, place: Place): Promise<void> {
  const email = `booker-${Date.now()}@fuzz.example`;
  const lead = { name: 'Ada Tidewater', email, phone: '9105550100' };
  const answer = await ask(`${place.url}/api/contacts`, lead);
  if (answer.status !== 201) throw refusal(answer);
  const { id: contactId } = created.parse(JSON.parse(answer.text));
  target.keep(contactId);
  await bookFirstFree(place.url, contactId);
  const query = new URLSearchParams({ 'to.address': email });
  let token: string | undefined;
  await waitUntil(
    async () => {
      const answer = await fetch(`${place.inboxUrl}/api/email?${query}`);
      const found = mails.parse(await answer.json());
      token = found.map(({ text }) => /\/booking\/([\w-]+)/.exec(text ?? '')?.[1]).find(Boolean);
      return token !== undefined;
    },
    { timeoutMs: 120_000, intervalMs: 100, what: 'Waiting for the invitation' },
  );
  if (token !== undefined) target.addId('/api/bookings/{token}', token);
}

/** The suites that ran before on this product have booked some of these starts. */
async function bookFirstFree(url: string, contactId: number): Promise<void> {
  for (const start of freeStarts(9)) {
    const booking = { contactId, scheduledAt: start.toISOString(), duration: appointmentMinutes };
    const answer = await ask(`${url}/api/appointments`, booking);
    if (answer.status === 201) return;
    if (answer.status !== 409 && answer.status !== 422) throw refusal(answer);
  }
  throw new Error('No start in the next weeks was free');
}

const refusal = ({ status, text }: Answer) => new Error(`It was answered with ${status}: ${text}`);
