import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '~/ui/field';
import { suggestEmail } from './email-suggestion';
import { exampleEmail } from './validation-texts';

interface EmailFieldProps {
  registration: UseFormRegisterReturn<'email'>;
  error: string | undefined;
  onAccept: (address: string) => void;
}

/** Asks back when the address looks like a slip of the finger; the visitor decides. */
export function EmailField({ registration, error, onAccept }: EmailFieldProps) {
  const [suggestion, setSuggestion] = useState<string>();

  return (
    <TextField
      label="Email"
      required
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={exampleEmail}
      error={error}
      hint={
        suggestion && (
          <span role="status">
            Did you mean{' '}
            <button
              type="button"
              className="font-semibold text-channel underline underline-offset-2"
              onClick={() => {
                setSuggestion(undefined);
                onAccept(suggestion);
              }}
            >
              {suggestion}
            </button>
            ?
          </span>
        )
      }
      {...registration}
      onChange={(event) => {
        setSuggestion(undefined);
        return registration.onChange(event);
      }}
      onBlur={(event) => {
        setSuggestion(suggestEmail(event.currentTarget.value));
        return registration.onBlur(event);
      }}
    />
  );
}
