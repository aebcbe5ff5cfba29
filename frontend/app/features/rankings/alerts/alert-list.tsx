import {
  apiPaths,
  defaultAlertRules,
  type RankingAlert,
  rankingAlertSchema,
  readAllAlertsResponseSchema,
} from '@agency/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { apiPages } from '~/lib/api-pages';
import { formatShortDay } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import { Chip } from '~/ui/desk/chip';
import { showFailure } from '~/ui/desk/show-failure';
import { KeywordLink } from '../keywords/keyword-link';
import { formatPosition } from '../shared/format-performance';
import { Arrow } from '../shared/gain-mark';
import { rankingsKey, summaryQuery } from '../shared/rankings';

/** All of them, newest first. */
export const alertsQuery = apiPages(apiPaths.rankingsAlerts, rankingAlertSchema, {
  queryKey: [...rankingsKey, 'alerts'],
  params: { limit: '50' },
});

function setAlertRead(id: number, isRead: boolean) {
  const path = `${apiPaths.rankingsAlerts}/${id}`;
  return callApi(path, { method: 'PATCH', body: { isRead }, response: rankingAlertSchema });
}

const readAllAlerts = () =>
  callApi(apiPaths.rankingsReadAllAlerts, {
    method: 'POST',
    response: readAllAlertsResponseSchema,
  });

/** The list of alerts, and the summary, which counts them. */
async function refreshAlerts(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: alertsQuery.queryKey }),
    client.invalidateQueries({ queryKey: summaryQuery.queryKey }),
  ]);
}

interface AlertListProps {
  alerts: readonly RankingAlert[];
  labelledBy: string;
}

export function AlertList({ alerts, labelledBy }: AlertListProps) {
  return (
    <ul className="border-t border-sand" aria-labelledby={labelledBy}>
      {alerts.map((alert) => (
        <AlertRow key={alert.id} alert={alert} />
      ))}
    </ul>
  );
}

/** A bar beside the row, outside the text's edge. */
const unreadBar =
  'before:absolute before:inset-y-2 before:-left-2.5 before:w-[3px] before:bg-magenta before:forced-color-adjust-none';

function AlertRow({ alert }: { alert: RankingAlert }) {
  const client = useQueryClient();
  const setRead = useMutation({
    mutationFn: (isRead: boolean) => setAlertRead(alert.id, isRead),
    onSuccess: () => refreshAlerts(client),
    onError: showUpdateFailure,
  });
  const { keywordId, keyword, previousPosition, currentPosition, windowEnd, isRead } = alert;
  const move = describeMove(alert);
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-sand pt-2 pb-1 @min-[30rem]/figures:grid-cols-[minmax(0,1fr)_6rem_7rem] @min-[30rem]/figures:py-2',
        !isRead && unreadBar,
      )}
    >
      <div>
        {!isRead && <span className="sr-only">Unread: </span>}
        <KeywordLink id={keywordId} keyword={keyword} isQuiet={isRead} />
        <p className="text-fine text-slate">
          <span className="sr-only">from position </span>
          {formatPosition(previousPosition)} <span aria-hidden="true">→</span>
          <span className="sr-only"> to </span> {formatPosition(currentPosition)}
          {move && ` · ${move}`}
          {' · through '}
          <time dateTime={windowEnd}>{formatShortDay(windowEnd)}</time>
        </p>
      </div>
      <AlertBadge alert={alert} />
      <button
        type="button"
        className="col-span-full min-h-11 cursor-pointer justify-self-start text-fine font-semibold text-channel underline underline-offset-[0.2em] @min-[30rem]/figures:col-auto @min-[30rem]/figures:justify-self-end md:pointer-fine:min-h-8"
        disabled={setRead.isPending}
        onClick={() => setRead.mutate(!isRead)}
      >
        {isRead ? 'Mark as unread' : 'Mark as read'}
        <span className="sr-only">: {keyword}</span>
      </button>
    </li>
  );
}

type BadgeColor = 'green' | 'red' | 'yellow' | 'blue';

const badgeColors: Record<BadgeColor, string> = {
  green: 'bg-(--color-success) text-white',
  red: 'bg-(--color-danger) text-white',
  yellow: 'bg-[#f2cd63] text-ink',
  blue: 'bg-channel text-white',
};

/** Green for a gain; a drop has the color of its severity. */
function badgeColor({ alertType, severity }: RankingAlert): BadgeColor {
  if (alertType === 'gain') return 'green';
  if (severity === 'high') return 'red';
  return severity === 'medium' ? 'yellow' : 'blue';
}

/** How far the keyword moved, and in which direction. */
function AlertBadge({ alert }: { alert: RankingAlert }) {
  const { alertType, severity, positionChange } = alert;
  const color = badgeColor(alert);
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-sheet px-2 py-0.5 text-[length:var(--text-fine)] font-semibold whitespace-nowrap @min-[30rem]/figures:justify-self-start forced-colors:border forced-colors:border-[CanvasText]',
        badgeColors[color],
      )}
      data-color={color}
    >
      <Arrow direction={alertType === 'gain' ? 'up' : 'down'} />
      {formatPosition(Math.abs(positionChange))} {alertType}
      {alertType === 'drop' && <span className="sr-only">, {severity} severity</span>}
    </span>
  );
}

export function MarkAllRead() {
  const client = useQueryClient();
  const readAll = useMutation({
    mutationFn: readAllAlerts,
    onSuccess: () => refreshAlerts(client),
    onError: showUpdateFailure,
  });
  return (
    <Chip disabled={readAll.isPending} onClick={() => readAll.mutate()}>
      Mark all as read
    </Chip>
  );
}

function showUpdateFailure(error: unknown): void {
  showFailure(error, {
    title: 'Update Failed',
    fallback: 'The alert couldn’t be updated. Please try again.',
  });
}

type Move = Pick<RankingAlert, 'alertType' | 'previousPosition' | 'currentPosition'>;

/** A move's effect on Google's page: `left the top 10`, `entered the top 3`. Undefined if it crossed neither. */
export function describeMove({
  alertType,
  previousPosition,
  currentPosition,
}: Move): string | undefined {
  const crossed = defaultAlertRules.crossings.filter(
    (threshold) => previousPosition <= threshold !== currentPosition <= threshold,
  );
  if (crossed.length === 0) return undefined;
  return alertType === 'gain'
    ? `entered the top ${Math.min(...crossed)}`
    : `left the top ${Math.max(...crossed)}`;
}
