import * as z from 'zod';

/** The base address of meeting rooms, one per call; the same for all services that use it. */
export const meetingBaseUrlSchema = z.url({ protocol: /^https?$/ }).default('https://meet.jit.si');

/** The address of a call's own room. */
export function meetingUrl(baseUrl: string, room: string): string {
  return `${baseUrl.replace(/\/$/, '')}/${room}`;
}
