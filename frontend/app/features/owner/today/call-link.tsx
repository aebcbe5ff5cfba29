import { phoneHref } from '@agency/contracts';
import styles from './call-link.module.css';

interface CallLinkProps {
  phone: string;
  /** Whom it calls, for assistive technology. */
  name: string;
}

/** Dials a lead's number. Looks like the buttons beside it. */
export function CallLink({ phone, name }: CallLinkProps) {
  return (
    <a href={phoneHref(phone)} className={styles.reach}>
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0" fill="none">
        <path
          d="M3 1.500h2.500l1.2 3.3-1.6 1.400a9 9 0 0 0 4.7 4.700l1.4-1.6 3.3 1.200V13c0 1-.8 1.5-1.8 1.400C6.5 13.9 2.1 9.5 1.6 3.3 1.5 2.3 2 1.5 3 1.500z"
          stroke="currentColor"
          strokeWidth="1.3"
        />
      </svg>
      Call
      <span className="sr-only">: {name}</span>
    </a>
  );
}
