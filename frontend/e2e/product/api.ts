import {
  apiPaths,
  appointmentMinutes,
  type CreateLeadBody,
  createLeadResponseSchema,
} from '@agency/contracts';
import { requireProduct } from './settings.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** One POST through the gateway. */
export async function post(path: string, body: unknown): Promise<Answer> {
  const response = await fetch(requireProduct().baseUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export const someLead: CreateLeadBody = {
  name: 'Ada Tidewater',
  email: 'ada@tidewater.example',
  phone: '(910) 555-0100',
};

/** Creates a lead through the API; returns the contact's id. */
export async function addContact(): Promise<number> {
  const answer = await post(apiPaths.contacts, someLead);
  return idOf(answer);
}

export function idOf({ status, text }: Answer): number {
  if (status !== 201) throw new Error(`Expected 201, got ${status}: ${text}`);
  return createLeadResponseSchema.parse(JSON.parse(text)).id;
}

export function book(contactId: number, startsAt: Date): Promise<Answer> {
  return post(apiPaths.appointments, {
    contactId,
    scheduledAt: startsAt.toISOString(),
    duration: appointmentMinutes,
  });
}
