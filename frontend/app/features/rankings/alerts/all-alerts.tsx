import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '~/ui/desk/load-failed';
import { ShowMore } from '~/ui/desk/show-more';
import { alertsQuery } from '../api/list-alerts';
import { formatCount } from '../figures/format-figures';
import { ListWaiting } from '../list-waiting';
import { AlertList } from './alert-list';
import { MarkAllRead } from './mark-all-read';

export function AllAlerts() {
  const [onlyUnread, setOnlyUnread] = useState(false);
  const query = useInfiniteQuery(alertsQuery(onlyUnread));
  const { data, error, refetch } = query;
  const alerts = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;

  return (
    <section aria-labelledby="all-alerts" className="rank-section">
      <div className="rank-section-head">
        <h2 id="all-alerts">Alerts</h2>
        {total > 0 && <span className="rank-count">{formatCount(total)}</span>}
        <label className="only-unread">
          <input
            type="checkbox"
            checked={onlyUnread}
            onChange={(event) => setOnlyUnread(event.currentTarget.checked)}
          />
          Only those not read
        </label>
        {alerts.some(({ isRead }) => !isRead) && <MarkAllRead />}
      </div>
      {!data && error && (
        <LoadFailed what="The alerts" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <ListWaiting what="alerts" />}
      {data && total === 0 && (
        <p className="rank-empty">
          {onlyUnread ? 'Every alert has been read.' : 'No keyword has moved enough for an alert.'}
        </p>
      )}
      {alerts.length > 0 && <AlertList alerts={alerts} labelledBy="all-alerts" />}
      <ShowMore query={query}>Show earlier alerts</ShowMore>
    </section>
  );
}
