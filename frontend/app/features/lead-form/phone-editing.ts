import { formatNational, formatPhone, nationalDigits, phoneDigits } from '@agency/contracts';

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

/** Formats the text and keeps the caret after the same digit. */
export function editPhone({ typed, caret, before, inputType }: PhoneInput): PhoneEdit {
  const national = nationalDigits(typed);
  if (national === null) {
    return { value: formatPhone(typed), caret: formatPhone(typed.slice(0, caret)).length };
  }
  let digits = phoneDigits(typed);
  let position = phoneDigits(typed.slice(0, caret)).length;

  if (inputType?.startsWith('delete')) {
    // Only a bracket, blank or dash was deleted, which formatting would restore: delete the digit before it.
    if (digits === phoneDigits(before) && !before.startsWith('+')) {
      const index = inputType === 'deleteContentForward' ? position : position - 1;
      if (index >= 0) {
        digits = digits.slice(0, index) + digits.slice(index + 1);
        position = Math.min(position, index);
      }
    }
    // Nothing else goes: a 1 that now comes first is no country, but waits for the digit before it.
  } else {
    position = Math.max(0, position - (digits.length - national.length));
    digits = national;
  }
  const value = formatNational(digits);
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
