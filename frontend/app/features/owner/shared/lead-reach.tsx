import { mailtoHref, phoneHref } from '@agency/contracts';
import { classNames } from '~/ui/class-names';
import styles from './lead-reach.module.css';

export function PhoneIcon({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={classNames('size-4 shrink-0', className)}
      fill="none"
    >
      <path
        d="M3 1.500h2.500l1.2 3.3-1.6 1.400a9 9 0 0 0 4.7 4.700l1.4-1.6 3.3 1.200V13c0 1-.8 1.5-1.8 1.400C6.5 13.9 2.1 9.5 1.6 3.3 1.5 2.3 2 1.5 3 1.500z"
        stroke="currentColor"
        strokeWidth="1.3"
      />
    </svg>
  );
}

/** Nothing for a lead without a number. */
export function PhoneLink({ phone }: { phone: string | null }) {
  if (phone === null) return null;
  return (
    <a href={phoneHref(phone)} className={styles.root} data-by="phone">
      <PhoneIcon />
      <bdi>{phone}</bdi>
    </a>
  );
}

/** Renders nothing for a lead without an address. */
export function EmailLink({ email }: { email: string | null }) {
  if (email === null) return null;
  return (
    <a href={mailtoHref(email)} className={styles.root} data-by="mail">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0" fill="none">
        <path d="M1.5 3.500h13v9h-13zm0 .5L8 9l6.5-5" stroke="currentColor" strokeWidth="1.3" />
      </svg>
      <bdi>{email}</bdi>
    </a>
  );
}
