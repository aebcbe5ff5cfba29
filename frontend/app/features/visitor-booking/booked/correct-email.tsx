import { correctEmailRequestSchema } from '@agency/contracts';
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { bookedCall } from '~/content/booked-call';
import { ApiError, sentenceOf } from '~/lib/api-error';
import { createBotProof } from '~/lib/bot-check/bot-proof';
import { Button } from '~/ui/button';
import { correctEmail } from '../api/correct-email';
import styles from '../visitor-booking.module.css';

/** The forms' own email field, named `email`. */
export type EmailInput = ComponentType<{ error: string | undefined }>;

interface CorrectEmailProps {
  contactId: number;
  EmailInput: EmailInput;
  onCorrected: (email: string) => void;
  onKeep: () => void;
}

const botProof = createBotProof();

/** Takes the right address and sends the invitation there. */
export function CorrectEmail({ contactId, EmailInput, onCorrected, onKeep }: CorrectEmailProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { confirm, confirming, keep, failed } = bookedCall.sentTo;

  useEffect(() => {
    botProof.start();
    focusField(form.current);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const typed = new FormData(event.currentTarget).get('email');
    const checked = correctEmailRequestSchema.safeParse({ email: typed });
    if (!checked.success) return refuse(checked.error.issues[0]?.message);
    setSending(true);
    setError(undefined);
    try {
      const { email } = checked.data;
      await correctEmail(contactId, { email, altcha: await botProof.take() });
      onCorrected(email);
    } catch (failure) {
      botProof.start();
      setSending(false);
      refuse(messageOf(failure) ?? failed);
    }
  }

  function refuse(message: string | undefined): void {
    setError(message);
    focusField(form.current);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.correction}>
      <EmailInput error={error} />
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

const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

function messageOf(failure: unknown): string | undefined {
  const [named] = (failure instanceof ApiError && failure.body?.errors) || [];
  return named?.message ?? sentenceOf(failure);
}
