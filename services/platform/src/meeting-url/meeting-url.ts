import { type MeetingPlace, phoneHref } from '@agency/contracts';
import * as z from 'zod';

/** The base address of meeting rooms, one per call, until the owner says otherwise; the same for all services that use it. */
export const meetingBaseUrlSchema = z.url({ protocol: /^https?$/ }).default('https://meet.jit.si');

/** Where a call takes place, as it is stored with the call. */
export interface StoredMeeting {
  baseUrl: string;
  room: string;
}

/** The address of a call's own room, the owner's link, or her number as a `tel:` address. */
export function meetingUrl(baseUrl: string, room: string): string {
  return baseUrl.startsWith('tel:') ? baseUrl : `${baseUrl.replace(/\/$/, '')}/${room}`;
}

/**
 * Where a new call takes place. A link is stored in two parts, because a version that knows only rooms joins the two.
 * `ownRoom` is the name of a room that no other call has.
 */
export function storedMeeting({ kind, address }: MeetingPlace, ownRoom: string): StoredMeeting {
  if (kind === 'rooms') return { baseUrl: address, room: ownRoom };
  if (kind === 'phone') return { baseUrl: phoneHref(address), room: '' };
  // Splits at the last slash, which `meetingUrl` puts back.
  const [, baseUrl = address, room = ''] = /^(.*[^/])\/(.*)$/.exec(withPath(address)) ?? [];
  return { baseUrl, room };
}

/** `https://host` is `https://host/` to a browser. */
const withPath = (address: string) => new URL(address).href;
