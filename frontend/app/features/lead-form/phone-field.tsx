import { formatPhone } from '@agency/contracts';
import { type FormEvent, useEffect, useRef } from 'react';
import { TextField } from '~/ui/field';
import { editPhone } from './phone-editing';

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
      label="Phone"
      name="phone"
      required
      type="tel"
      autoComplete="tel"
      enterKeyHint="send"
      placeholder="(910) 555-0100"
      reason="in case the video link fails"
      error={error}
      onInput={reformat}
    />
  );
}
