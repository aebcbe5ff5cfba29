import { type Gate, maxLengths } from '@agency/contracts';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { GateName } from '~/ui/desk/gate-name';
import { TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { signIn } from './api';
import { noAnswer } from './gate-texts';

const wrongPassword = 'Incorrect password. Please try again.';
const cookiesBlocked =
  'Your browser blocks cookies, which logging in needs. Allow them for this site, then log in again.';

interface SignInFormProps {
  gate: Gate;
  /** False if the session did not open. */
  onSignedIn: () => Promise<boolean>;
}

/** Only a password, because there is one owner. A wrong one clears the field and keeps the focus in it. */
export function SignInForm({ gate, onSignedIn }: SignInFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const passwordId = useId();

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const password = field.current?.value ?? '';
    if (isSending || password === '') return;
    setSending(true);
    try {
      await signIn({ gate, password });
      if (!(await onSignedIn())) refuse(cookiesBlocked);
    } catch (error) {
      const isWrong = error instanceof ApiError && error.status === 401;
      refuse(isWrong ? wrongPassword : (sentenceOf(error) ?? noAnswer));
    }
  }

  function refuse(description: string): void {
    setSending(false);
    showToast({ title: 'Access Denied', description, variant: 'destructive' });
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      <GateName gate={gate} />
      <TextField
        ref={field}
        id={passwordId}
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={maxLengths.password}
        required
        // The password is the only field, whether the page or a dialog has just opened.
        autoFocus
      />
      <Button type="submit" busy={isSending}>
        {isSending ? 'Checking...' : 'Access Dashboard'}
      </Button>
    </form>
  );
}
