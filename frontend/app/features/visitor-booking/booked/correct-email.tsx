import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { bookedCall } from '~/content/booked-call';
import { ApiError, sentenceOf } from '~/lib/api-error';
import { createBotProof, sendWithProof } from '~/lib/bot-check/bot-proof';
import { Button } from '~/ui/button';
import { correctEmail } from '../api';
import styles from '../visitor-booking.module.css';

interface CorrectEmailProps {
  contactId: number;
  requestKey: string | undefined;
  onCorrected: (email: string) => void;
  onKeep: () => void;
}

const botProof = createBotProof();

/**
 * Asks for the correct address and sends the invitation there. The server validates it: the forms' schema and field
 * would exceed the pages' weight budget.
 */
export function CorrectEmail({ contactId, requestKey, onCorrected, onKeep }: CorrectEmailProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { label, confirm, confirming, keep, invalid, failed } = bookedCall.sentTo;

  useEffect(() => {
    botProof.start();
    field.current?.focus();
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending || !field.current) return;
    const email = field.current.value.trim();
    if (!email || !field.current.validity.valid) return refuse(invalid);
    setSending(true);
    setError(undefined);
    try {
      await sendWithProof(botProof, (altcha) =>
        correctEmail(contactId, { email, requestKey, altcha }),
      );
      onCorrected(email);
    } catch (failure) {
      setSending(false);
      refuse(messageOf(failure) ?? failed);
    }
  }

  function refuse(message: string): void {
    setError(message);
    field.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className={styles.correction}>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-small font-semibold">
          {label}
        </label>
        <input
          ref={field}
          id={id}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className={styles.address}
        />
        {error && (
          <p id={`${id}-error`} className="text-fine font-semibold text-magenta">
            {error}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={isSending}>
          {isSending ? confirming : confirm}
        </Button>
        <Button variant="quiet" className="px-0!" disabled={isSending} onClick={onKeep}>
          {keep}
        </Button>
      </div>
    </form>
  );
}

function messageOf(failure: unknown): string | undefined {
  const [named] = (failure instanceof ApiError && failure.body?.errors) || [];
  return named?.message ?? sentenceOf(failure);
}
