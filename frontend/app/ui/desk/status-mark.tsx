import type { CSSProperties } from 'react';
import { classNames } from '../class-names';

interface StatusMarkProps {
  /** Of a lead or an appointment. */
  status: string;
  children: string;
}

const tones: Record<string, string> = {
  new: 'var(--color-magenta)',
  qualified: 'var(--color-deep)',
  'proposal-sent': '#b07400',
  'follow-up': '#b07400',
  'closed-won': '#1d6b4a',
  'closed-lost': 'var(--color-slate)',
  completed: '#1d6b4a',
  cancelled: 'var(--color-slate)',
  'no-show': '#b07400',
};
const hollow = ['follow-up', 'closed-lost', 'cancelled', 'no-show'];

/** A dot in the status's color before its name. */
export function StatusMark({ status, children }: StatusMarkProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2 whitespace-nowrap before:size-2.5 before:flex-none before:rounded-full before:border-2 before:border-(--tone) before:forced-color-adjust-none',
        status === 'new' ? 'font-bold' : 'font-medium',
        !hollow.includes(status) && 'before:bg-(--tone)',
      )}
      style={{ '--tone': tones[status] ?? 'var(--color-channel)' } as CSSProperties}
    >
      {children}
    </span>
  );
}
