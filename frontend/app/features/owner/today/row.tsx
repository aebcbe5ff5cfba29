import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { deskLink } from '../shared/paths';
import styles from './row.module.css';

interface RowProps {
  when: ReactNode;
  tone?: 'calm' | 'soon' | 'late';
  lead: { id: number; name: string };
  /** Beside the name, separated by dots. */
  facts?: readonly (string | null | undefined)[];
  /** What they wrote, or what was noted. */
  text?: string | null;
  /** Buttons. */
  children: ReactNode;
}

/** One thing to do, about one lead. */
export function Row({ when, tone = 'calm', lead, facts = [], text, children }: RowProps) {
  const known = facts.filter(Boolean);
  return (
    <li className={styles.row}>
      <span className={styles.when} data-tone={tone}>
        {when}
      </span>
      <div className={styles.what}>
        <Link to={deskLink.lead(lead.id)} className={styles.name}>
          <bdi>{lead.name}</bdi>
        </Link>
        {known.length > 0 && (
          <span className={styles.facts}>
            {' '}
            <bdi>{known.join(' · ')}</bdi>
          </span>
        )}
        {text && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
