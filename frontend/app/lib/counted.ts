export type Noun = readonly [one: string, many: string];

export const leadNoun: Noun = ['lead', 'leads'];
export const callNoun: Noun = ['call', 'calls'];
export const upcomingCallNoun: Noun = ['upcoming call', 'upcoming calls'];
export const emailNoun: Noun = ['email', 'emails'];

/** `1 lead`, `1,204 leads`. */
export function counted(count: number, [one, many]: Noun): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
