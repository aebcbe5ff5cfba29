import type { Gate } from '@agency/contracts';
import type { EmailNameOf, OutboxWrite } from '@agency/platform';

type PasswordEmail = EmailNameOf<'password'>;

/** Tells the owner what opens a gate now, in case someone else did it. */
export function passwordEmail(
  name: PasswordEmail,
  gate: Gate,
  { at, requestId }: { at: Date; requestId: string },
): OutboxWrite {
  const payload = { gate, changedAt: Math.floor(at.getTime() / 1_000) };
  return { requestId, emails: [{ name, payload }] };
}
