import { emailCorrectionMinutes } from '@agency/contracts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { bookedCall } from '~/content/booked-call';
import { ApiError, sentenceOf } from '~/lib/api-error';
import { createBotProof, sendWithProof } from '~/lib/bot-check/bot-proof';
import { keepEmail, leadHere } from '~/lib/contact-address';
import { Button } from '~/ui/button';
import { EmailAddress } from '~/ui/email-or-phone';
import { useFocusOnClose } from '~/ui/use-focus';
import { correctEmail } from '../api';
import styles from '../visitor-booking.module.css';

interface SentToProps {
  contactId: number;
  /** Without it, the address cannot be corrected. */
  requestKey: string | undefined;
  bookedAt: Date;
  now: Date;
}

/** Where the invitation was sent, and shortly after booking a way to correct a mistyped address. */
export function SentTo({ contactId, requestKey, bookedAt, now }: SentToProps) {
  const [email, setEmail] = useState(leadHere().email);
  const [step, setStep] = useState<'shown' | 'correcting' | 'corrected'>('shown');
  // The form that had the focus is gone.
  const sentence = useFocusOnClose<HTMLParagraphElement>(step === 'correcting');
  const canCorrect =
    requestKey !== undefined &&
    now.getTime() < bookedAt.getTime() + emailCorrectionMinutes * 60_000;
  const texts = bookedCall.sentTo;

  function showCorrected(address: string): void {
    keepEmail(address);
    setEmail(address);
    setStep('corrected');
  }

  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{texts.heading}</h2>
      <p ref={sentence} tabIndex={-1} className="outline-none">
        {step === 'corrected' ? texts.corrected : texts.sent}{' '}
        <strong className={styles.recipient}>
          {email ? <EmailAddress address={email} /> : texts.unknown}
        </strong>
        .
        {canCorrect && step === 'shown' && (
          <>
            {' '}
            {texts.question}{' '}
            <button
              type="button"
              className="font-semibold underline underline-offset-4"
              onClick={() => setStep('correcting')}
            >
              {texts.correct}
            </button>
          </>
        )}
      </p>
      {step === 'correcting' && (
        <CorrectEmail
          contactId={contactId}
          requestKey={requestKey}
          onCorrected={showCorrected}
          onKeep={() => setStep('shown')}
        />
      )}
    </section>
  );
}

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
function CorrectEmail({ contactId, requestKey, onCorrected, onKeep }: CorrectEmailProps) {
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
