import { type LeadSources, stageOptions } from '@agency/contracts';
import { Link, type To } from 'react-router';
import styles from './funnel.module.css';
import { compareRates, describeRate } from './rates';
import type { SourcesView } from './sources-view';

interface FunnelProps {
  sources: LeadSources;
  to: (change: Partial<SourcesView>) => To;
}

/** Said of a share that differs by more than chance. */
const comparison = { more: 'more now', fewer: 'fewer now', unclear: null } as const;

/** Each stage as a bar of the leads, with its share in figures. */
export function Funnel({ sources: { total }, to }: FunnelProps) {
  const { now, before } = total;
  return (
    <ol aria-label="From lead to client" className={styles.root}>
      {stageOptions.map(({ value: stage, label }) => {
        const rate = { hits: now[stage], of: now.leads };
        const isFirst = stage === 'leads';
        const change = isFirst
          ? null
          : comparison[compareRates(rate, { hits: before[stage], of: before.leads })];
        return (
          <li key={stage} className={styles.stage}>
            <span
              aria-hidden="true"
              className={styles.bar}
              style={{ inlineSize: `${now.leads ? (100 * rate.hits) / now.leads : 0}%` }}
            />
            <span className={styles.label}>
              <strong>{label}</strong>{' '}
              {before.leads > 0 && (
                <span className={styles.before}>
                  {before[stage].toLocaleString('en-US')} before{change && ` · ${change}`}
                </span>
              )}
            </span>{' '}
            <Link to={to({ stage, key: null })} preventScrollReset className={styles.figure}>
              <span className="sr-only">{label}: </span>
              {isFirst ? now.leads.toLocaleString('en-US') : describeRate(rate)}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
