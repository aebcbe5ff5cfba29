import type { EmailName, Gate } from '@agency/contracts';
import { type OutboxWrite, outboxSubject } from '@agency/platform';

type PasswordEmail = Extract<EmailName, 'password-changed' | 'recovery-codes-made'>;

/** Tells the owner what opens a gate now, in case somebody else did it. */
export function passwordEmail(
  name: PasswordEmail,
  gate: Gate,
  { at, requestId }: { at: Date; requestId: string },
): OutboxWrite {
  const payload = { gate, changedAt: Math.floor(at.getTime() / 1_000) };
  return { subject: outboxSubject.password(gate), requestId, emails: [{ name, payload }] };
}
