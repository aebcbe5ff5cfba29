/**
 * What the bot check found, stored with each lead and each call that a visitor books. `replay-unchecked`: a valid proof
 * that may have been used before, because Redis was unavailable.
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

/** Whether a required bot check accepts this verdict. */
export function passesBotCheck(verdict: BotVerdict): boolean {
  return verdict === 'passed' || verdict === 'replay-unchecked';
}
