import type { RankingAlert } from '@agency/contracts';
import { formatShortDay } from '~/lib/eastern-display';
import { formatPosition } from '../figures/format-figures';
import { KeywordLink } from '../keywords/keyword-link';
import { AlertBadge } from './alert-badge';
import { useSetRead } from './use-read-alerts';

/** One keyword that moved: from where, to where, and whether that is known already. */
export function AlertRow({ alert }: { alert: RankingAlert }) {
  const setRead = useSetRead();
  const { id, keywordId, keyword, previousPosition, currentPosition, windowEnd, isRead } = alert;
  return (
    <li className="alert-row" data-unread={isRead ? undefined : ''}>
      <div>
        {!isRead && <span className="sr-only">Not read: </span>}
        <KeywordLink id={keywordId} keyword={keyword} />
        <p className="desk-minor">
          <span className="sr-only">from position </span>
          {formatPosition(previousPosition)} <span aria-hidden="true">→</span>
          <span className="sr-only"> to </span> {formatPosition(currentPosition)}
          {' · week to '}
          <time dateTime={windowEnd}>{formatShortDay(windowEnd)}</time>
        </p>
      </div>
      <AlertBadge alert={alert} />
      <button
        type="button"
        className="alert-read"
        disabled={setRead.isPending}
        onClick={() => setRead.mutate({ id, isRead: !isRead })}
      >
        {isRead ? 'Mark as unread' : 'Mark as read'}
        <span className="sr-only">: {keyword}</span>
      </button>
    </li>
  );
}
