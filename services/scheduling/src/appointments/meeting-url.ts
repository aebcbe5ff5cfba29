/** The address of a call's own room. */
export function meetingUrl(baseUrl: string, room: string): string {
  return `${baseUrl.replace(/\/$/, '')}/${room}`;
}
