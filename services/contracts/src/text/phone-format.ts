import { phoneDigitCount } from '../limits.js';
import { formatNational, nationalDigits } from './phone.js';

// Not in phone.ts, which the lead schema needs, too.
/**
 * A North American number as `(XXX) XXX-XXXX`, formatted digit by digit; digits past the tenth become an extension. The
 * country code 1 is dropped. A number of another country stays as typed, starting with its +. Digits past the fifteenth
 * are dropped. Typing and pasting give the same result, and formatting is idempotent.
 */
export function formatPhone(typed: string): string {
  const national = nationalDigits(typed);
  return national === null ? formatForeign(typed) : formatNational(national);
}

/** With separators, each once. */
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
