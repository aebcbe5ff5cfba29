import type { RankingAlert } from '@agency/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '~/ui/class-names';
import filterChip from '~/ui/desk/filter-chip.module.css';
import textLink from '~/ui/desk/text-link.module.css';
import { AlertList, MarkAllRead } from '../alerts/alert-list';
import { Actions, EmptyText, Section } from '../components/section';
import { formatCount } from '../performance/format-performance';
import { linkToRankings } from '../view/rankings-view';

interface RecentChangesProps {
  alerts: readonly RankingAlert[];
  unread: number;
}

const initiallyShown = 6;

/** The newest alerts. The Alerts tab has all of them. */
export function RecentChanges({ alerts, unread }: RecentChangesProps) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <Section
      id="recent-changes"
      title="Recent Ranking Changes"
      actions={unread > 0 ? <MarkAllRead /> : null}
    >
      {alerts.length === 0 ? (
        <EmptyText>
          No keyword has moved enough for an alert. Alerts compare the last seven days with the
          seven before.
        </EmptyText>
      ) : (
        <>
          <AlertList
            alerts={isExpanded ? alerts : alerts.slice(0, initiallyShown)}
            labelledBy="recent-changes"
          />
          <Actions>
            {alerts.length > initiallyShown && (
              <button
                type="button"
                className={filterChip.root}
                onClick={() => setExpanded(!isExpanded)}
              >
                {isExpanded
                  ? `Show latest ${initiallyShown}`
                  : `Show all ${formatCount(alerts.length)}`}
              </button>
            )}
            <Link
              to={linkToRankings({ tab: 'alerts' })}
              className={classNames(textLink.root, 'inline-flex min-h-11 items-center')}
            >
              {unread > 0 ? `All alerts (${formatCount(unread)} unread)` : 'All alerts'}
            </Link>
          </Actions>
        </>
      )}
    </Section>
  );
}
