import { type LeadSources, stageOptions } from '@agency/contracts';
import { Link, type To } from 'react-router';
import styles from './funnel.module.css';
import { compareRates, describeRate } from './rates';
import { hasAny, type SourcesView } from './sources-view';

interface FunnelProps {
  sources: LeadSources;
  view: SourcesView;
  to: (change: Partial<SourcesView>) => To;
}

/** Shown if a share differs by more than chance explains. */
const comparison = { more: 'more now', fewer: 'fewer now', unclear: null } as const;

/** Each stage as a bar of the leads, with its share in figures. */
export function Funnel({ sources: { total }, view, to }: FunnelProps) {
  const { now, before } = total;
  // Counted by event, a stage includes leads of other periods, so it is not a share of this period's leads.
  const hasShares = view.counted === 'form';
  const widest = Math.max(...Object.values(now), 1);
  return (
    <ol aria-label="From lead to client" className={styles.root}>
      {stageOptions.map(({ value: stage, label }) => {
        const rate = { hits: now[stage], of: now.leads };
        const isShare = hasShares && stage !== 'leads';
        const change = !isShare
          ? null
          : comparison[compareRates(rate, { hits: before[stage], of: before.leads })];
        return (
          <li key={stage} className={styles.stage}>
            <span
              aria-hidden="true"
              className={styles.bar}
              style={{ inlineSize: `${(100 * rate.hits) / widest}%` }}
            />
            <span className={styles.label}>
              <strong>{label}</strong>{' '}
              {hasAny(before) && (
                <span className={styles.before}>
                  {before[stage].toLocaleString('en-US')} before{change && ` · ${change}`}
                </span>
              )}
            </span>{' '}
            <Link to={to({ stage, key: null })} preventScrollReset className={styles.figure}>
              <span className="sr-only">{label}: </span>
              {isShare ? describeRate(rate) : now[stage].toLocaleString('en-US')}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
