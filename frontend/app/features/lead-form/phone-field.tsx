import { type FormEvent, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '~/ui/field';
import { editPhone, wholePhone } from './phone-editing';

interface PhoneFieldProps {
  registration: UseFormRegisterReturn<'phone'>;
  error: string | undefined;
}

/** Formats the number while it is typed. */
export function PhoneField({ registration, error }: PhoneFieldProps) {
  const before = useRef('');

  function adopt(input: HTMLInputElement | null): void {
    if (input && input.value !== before.current) {
      input.value = wholePhone(input.value);
      before.current = input.value;
    }
    registration.ref(input);
  }

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
      label="Phone"
      required
      type="tel"
      autoComplete="tel"
      placeholder="(910) 555-0100"
      error={error}
      {...registration}
      ref={adopt}
      onChange={(event) => {
        reformat(event);
        return registration.onChange(event);
      }}
    />
  );
}
