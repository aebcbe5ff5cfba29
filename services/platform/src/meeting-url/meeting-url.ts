import * as z from 'zod';

/** The address under which every call gets a room of its own; the same for all services that name one. */
export const meetingBaseUrlSchema = z.url({ protocol: /^https?$/ }).default('https://meet.jit.si');

/** The address of a call's own room. */
export function meetingUrl(baseUrl: string, room: string): string {
  return `${baseUrl.replace(/\/$/, '')}/${room}`;
}
