import {
  apiPaths,
  meetingSettingsSchema,
  saveEmailTextSchema,
  saveMeetingRequestSchema,
  storedEmailTextSchema,
} from '@agency/contracts';
import { z } from 'zod';

/** The owner's session. */
export type OwnerHeaders = Record<string, string>;

/** Where calls take place, in turn. */
export const places = [
  { kind: 'link', address: 'https://one.example/call' },
  { kind: 'phone', address: '(910) 555-0100' },
] as const;
const words = ['One', 'Two'] as const;

/** Saves the other of two places of calls, through the service at `origin`. */
export async function flipPlace(
  origin: string,
  headers: OwnerHeaders,
  flip: number,
): Promise<void> {
  const { version } = await call(origin, apiPaths.meeting, { headers }, meetingSettingsSchema);
  const place = places[flip % 2] ?? places[0];
  const body = JSON.stringify(saveMeetingRequestSchema.parse({ ...place, version }));
  await call(origin, apiPaths.meeting, { method: 'PUT', headers, body }, meetingSettingsSchema);
}

/** Saves the other of two texts of the invitation, through the service at `origin`. */
export async function flipEmailText(
  origin: string,
  headers: OwnerHeaders,
  flip: number,
): Promise<void> {
  const texts = await call(
    origin,
    apiPaths.emailTexts,
    { headers },
    z.array(storedEmailTextSchema),
  );
  const stored = texts.find(({ email }) => email === 'booking-invitation');
  const word = words[flip % 2] ?? words[0];
  const body = JSON.stringify(
    saveEmailTextSchema.parse({
      email: 'booking-invitation',
      version: stored?.version ?? 0,
      subject: `Word ${word}`,
      opening: `Word ${word}`,
      closing: `Word ${word}`,
    }),
  );
  await call(
    origin,
    apiPaths.emailTexts,
    { method: 'PATCH', headers, body },
    storedEmailTextSchema,
  );
}

/** Whether an email has words of both texts. */
export function hasBothTexts(email: string): boolean {
  return email.includes('Word One') && email.includes('Word Two');
}

async function call<Schema extends z.core.$ZodType>(
  origin: string,
  path: string,
  init: RequestInit,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = await fetch(`${origin}${path}`, init);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return z.parse(schema, await answer.json());
}
