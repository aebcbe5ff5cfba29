import { ask } from './request.ts';

/** Sends a lead through the gateway and returns its id. */
export async function sendLead(): Promise<number> {
  const { status, text } = await ask(`${process.env.BASE_URL}/api/contacts`, {
    name: 'Ada Tidewater',
    email: 'ada@tidewater.example',
    phone: '(910) 555-0100',
  });
  if (status !== 201) throw new Error(`${status}: ${text}`);
  return JSON.parse(text).id;
}
