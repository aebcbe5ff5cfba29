import { useRef, useState } from 'react';
import { useAfterPress } from '~/lib/use-after-press';
import { TextField } from '~/ui/field';
import { suggestEmail } from './email-suggestion';
import { exampleEmail } from './validation-texts';

/** Suggests a correction when the address looks mistyped. The visitor decides. */
export function EmailField({ error }: { error: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  const [suggestion, setSuggestion] = useState<string>();
  const afterPress = useAfterPress();

  function accept(address: string): void {
    if (!field.current) return;
    field.current.value = address;
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
    field.current.focus();
  }

  return (
    <TextField
      ref={field}
      label="Email"
      name="email"
      required
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      placeholder={exampleEmail}
      error={error}
      hint={
        suggestion && (
          <span role="status">
            Did you mean{' '}
            <button
              type="button"
              className="font-semibold text-channel underline underline-offset-2"
              onClick={() => accept(suggestion)}
            >
              {suggestion}
            </button>
            ?
          </span>
        )
      }
      onInput={() => setSuggestion(undefined)}
      onBlur={({ currentTarget: input }) => {
        afterPress(() => setSuggestion(suggestEmail(input.value)));
      }}
    />
  );
}
