/**
 * What the bot check found, stored with each lead and each call that a visitor books. `replay-unchecked`: a valid proof
 * while Redis was away, so whether it was used before could not be told.
 */
export const botVerdicts = [
  'passed',
  'replay-unchecked',
  'missing',
  'invalid',
  'replayed',
  'honeypot',
] as const;
export type BotVerdict = (typeof botVerdicts)[number];

/** Whether a required check lets this one through. */
export function passesBotCheck(verdict: BotVerdict): boolean {
  return verdict === 'passed' || verdict === 'replay-unchecked';
}
