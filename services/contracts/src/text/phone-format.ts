import { phoneDigitCount } from '../limits.js';
import { formatNational, nationalDigits } from './phone.js';

// Apart from phone.ts, which the schema of a lead needs, too.
/**
 * A North American number as `(XXX) XXX-XXXX`, built up digit by digit; digits past the tenth stand behind as an extension.
 * The country 1 is left out. A number of another country stays as typed, from its + on. Digits past the fifteenth are
 * dropped. Typing a number gives the same as pasting it, and formatting a formatted one changes nothing.
 */
export function formatPhone(typed: string): string {
  const national = nationalDigits(typed);
  return national === null ? formatForeign(typed) : formatNational(national);
}

/** With its separators, each once. */
function formatForeign(typed: string): string {
  const kept = typed
    .slice(typed.indexOf('+') + 1)
    .replace(/[^\d\s().-]/g, '')
    .replace(/\s/g, ' ')
    .replace(/([ ().-])\1+/g, '$1')
    .trimStart();
  const digits = new RegExp(`^(?:\\D*\\d){${phoneDigitCount.max}}`).exec(kept);
  return `+${digits ? digits[0] : kept}`;
}
