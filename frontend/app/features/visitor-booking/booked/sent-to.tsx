import { emailCorrectionMinutes } from '@agency/contracts';
import { useEffect, useRef, useState } from 'react';
import { bookedCall } from '~/content/booked-call';
import { keepEmail, leadHere } from '~/lib/contact-address';
import { EmailAddress } from '~/ui/email-address';
import styles from '../visitor-booking.module.css';
import { CorrectEmail } from './correct-email';

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
  const sentence = useRef<HTMLParagraphElement>(null);
  const wasCorrecting = useRef(false);
  const canCorrect =
    requestKey !== undefined &&
    now.getTime() < bookedAt.getTime() + emailCorrectionMinutes * 60_000;
  const texts = bookedCall.sentTo;

  // The form that had the focus is gone.
  useEffect(() => {
    if (wasCorrecting.current && step !== 'correcting') sentence.current?.focus();
    wasCorrecting.current = step === 'correcting';
  }, [step]);

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
