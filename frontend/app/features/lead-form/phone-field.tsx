import { formatNational, formatPhone, nationalDigits, phoneDigits } from '@agency/contracts';
import { type FormEvent, useEffect, useRef } from 'react';
import { TextField } from '~/ui/field';
import { examplePhone, phoneLabel, phoneReason } from './lead-form-texts';

/** Formats the number while it is typed. */
export function PhoneField({ error }: { error: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef('');

  useEffect(() => {
    // Typed before hydration, or autofilled.
    if (!field.current) return;
    field.current.value = formatPhone(field.current.value);
    before.current = field.current.value;
  }, []);

  function reformat({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void {
    const edit = editPhone({
      typed: input.value,
      caret: input.selectionStart ?? input.value.length,
      before: before.current,
      inputType: nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined,
    });
    before.current = edit.value;
    if (input.value === edit.value) return;
    input.value = edit.value;
    input.setSelectionRange(edit.caret, edit.caret);
  }

  return (
    <TextField
      ref={field}
      label={phoneLabel}
      name="phone"
      required
      type="tel"
      autoComplete="tel"
      enterKeyHint="send"
      placeholder={examplePhone}
      reason={phoneReason}
      error={error}
      onInput={reformat}
    />
  );
}

/** A text field right after the visitor changed it. */
interface PhoneInput {
  /** The current text. */
  typed: string;
  caret: number;
  /** The previous text, formatted. */
  before: string;
  /** The `inputType` of the event, such as `deleteContentBackward`. */
  inputType?: string;
}

interface PhoneEdit {
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
    // A leading 1 is not removed as the country code: the visitor may be about to retype the digit before it.
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
