import { formatPhone, phoneDigits } from '@agency/contracts';

/** A text field right after the visitor changed it. */
export interface PhoneInput {
  /** The current text. */
  typed: string;
  caret: number;
  /** The previous text, formatted. */
  before: string;
  /** The `inputType` of the event, such as `deleteContentBackward`. */
  inputType?: string;
}

export interface PhoneEdit {
  value: string;
  caret: number;
}

/** A pasted country code: `+1 …`, `1-910…`. A bare `1` may be the number's first digit. */
const countryCode = /^\s*(?:\+\s*1|1(?=[\s.\-(]))\D*/;

function withoutCountryCode(typed: string): string {
  const rest = typed.replace(countryCode, '');
  return phoneDigits(rest).length >= 10 ? rest : typed;
}

/** A number that arrived at once: pasted, autofilled, or typed before hydration. */
export function wholePhone(typed: string): string {
  return formatPhone(withoutCountryCode(typed));
}

/** Formats the text and keeps the caret after the same digit. */
export function editPhone({ typed, caret, before, inputType }: PhoneInput): PhoneEdit {
  const cut = typed.length - withoutCountryCode(typed).length;
  let digits = phoneDigits(typed.slice(cut));
  let position = phoneDigits(typed.slice(cut, Math.max(caret, cut))).length;

  // Only a bracket, blank or dash was deleted, which formatting would restore: delete the digit before it.
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

/** The caret position after this many digits. */
function offsetAfter(formatted: string, digitCount: number): number {
  let seen = 0;
  for (let offset = 0; offset < formatted.length; offset++) {
    if (seen === digitCount) return offset;
    if (/\d/.test(formatted.charAt(offset))) seen++;
  }
  return formatted.length;
}
