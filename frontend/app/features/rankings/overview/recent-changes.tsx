import type { RankingAlert } from '@agency/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { AlertList } from '../alerts/alert-list';
import { MarkAllRead } from '../alerts/mark-all-read';
import { formatCount } from '../figures/format-figures';

interface RecentChangesProps {
  alerts: readonly RankingAlert[];
  unread: number;
}

const shownAtFirst = 6;

/** The newest alerts. All of them, and what makes one, are under Alerts. */
export function RecentChanges({ alerts, unread }: RecentChangesProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <section aria-labelledby="recent-changes" className="rank-section">
      <div className="rank-section-head">
        <h2 id="recent-changes">Recent Ranking Changes</h2>
        {unread > 0 && <MarkAllRead />}
      </div>
      {alerts.length === 0 ? (
        <p className="rank-empty">
          No keyword has moved enough for an alert. They compare the last seven days with the seven
          before.
        </p>
      ) : (
        <AlertList
          alerts={isWhole ? alerts : alerts.slice(0, shownAtFirst)}
          labelledBy="recent-changes"
        />
      )}
      {alerts.length > 0 && (
        <div className="rank-more">
          {alerts.length > shownAtFirst && (
            <button type="button" className="filter-chip" onClick={() => setWhole(!isWhole)}>
              {isWhole ? `Show the newest ${shownAtFirst}` : `Show ${formatCount(alerts.length)}`}
            </button>
          )}
          <Link to={{ search: 'tab=alerts' }} className="text-link">
            {unread > 0 ? `All alerts, ${formatCount(unread)} not read` : 'All alerts'}
          </Link>
        </div>
      )}
    </section>
  );
}
