import { useRef, useState } from 'react';
import { useAfterPress } from '~/lib/use-after-press';
import { TextField } from '~/ui/field';
import { didYouMean, emailLabel, exampleEmail } from './lead-form-texts';

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
      label={emailLabel}
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
            {didYouMean}{' '}
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

const commonDomains = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com'];

/** Real providers one keystroke away from a common one. */
const realNeighbors = ['mail.com', 'email.com', 'ymail.com', 'gmx.com'];

/** Endings that do not exist: mistyped `.com`. */
const slippedCom = /\.(?:con|cmo|ocm|comm|vom|xom|cpm|coom)$/;

/** The address the visitor probably meant, or undefined if nothing looks wrong. */
export function suggestEmail(typed: string): string | undefined {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || domain === '' || realNeighbors.includes(domain)) return undefined;
  const ended = domain.replace(slippedCom, '.com');
  const meant = commonDomains.find((common) => areOneSlipApart(ended, common)) ?? ended;
  return meant === domain ? undefined : `${address.slice(0, at)}@${meant}`;
}

/** Equal, or one letter added, left out, changed, or swapped with its neighbor. */
function areOneSlipApart(one: string, other: string): boolean {
  if (one === other) return true;
  const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < shorter.length && longer[start] === shorter[start]) start++;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (longer.length === shorter.length + 1) return rest(longer, 1) === rest(shorter, 0);
  if (longer.length !== shorter.length) return false;
  const isSwap = longer[start] === shorter[start + 1] && longer[start + 1] === shorter[start];
  return rest(longer, 1) === rest(shorter, 1) || (isSwap && rest(longer, 2) === rest(shorter, 2));
}
