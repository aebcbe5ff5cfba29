import { formatPhone, phoneDigits } from '@agency/contracts';

/** A text field right after the visitor changed it. */
export interface PhoneInput {
  /** What stands in the field now. */
  typed: string;
  caret: number;
  /** What stood there before, formatted. */
  before: string;
  /** The `inputType` of the event, such as `deleteContentBackward`. */
  inputType?: string;
}

export interface PhoneEdit {
  value: string;
  caret: number;
}

/** A country code somebody pasted in front: `+1 …`, `1-910…`. A bare `1` may be the number's first digit. */
const countryCode = /^\s*(?:\+\s*1|1(?=[\s.\-(]))\D*/;

function withoutCountryCode(typed: string): string {
  const rest = typed.replace(countryCode, '');
  return phoneDigits(rest).length >= 10 ? rest : typed;
}

/** A number that came in one piece: pasted, filled in by the browser, or typed before the page ran. */
export function wholePhone(typed: string): string {
  return formatPhone(withoutCountryCode(typed));
}

/** Formats what was typed and keeps the caret behind the digit it stood behind. */
export function editPhone({ typed, caret, before, inputType }: PhoneInput): PhoneEdit {
  const cut = typed.length - withoutCountryCode(typed).length;
  let digits = phoneDigits(typed.slice(cut));
  let position = phoneDigits(typed.slice(cut, Math.max(caret, cut))).length;

  // Only a bracket, blank or dash was deleted, and formatting would put it back: take its digit instead.
  if (typed.length < before.length && digits === phoneDigits(before)) {
    const index = inputType === 'deleteContentForward' ? position : position - 1;
    if (index >= 0) {
      digits = digits.slice(0, index) + digits.slice(index + 1);
      position = Math.min(position, index);
    }
  }
  const value = formatPhone(digits);
  return { value, caret: offsetAfter(value, position) };
}

/** Where the caret stands behind this many digits. */
function offsetAfter(formatted: string, digitCount: number): number {
  let seen = 0;
  for (let offset = 0; offset < formatted.length; offset++) {
    if (seen === digitCount) return offset;
    if (/\d/.test(formatted.charAt(offset))) seen++;
  }
  return formatted.length;
}
