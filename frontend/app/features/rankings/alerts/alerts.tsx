import { maxAlertsPerCheck } from '@agency/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AsyncSection } from '~/ui/desk/async-section';
import { ShowMore } from '~/ui/desk/show-more';
import { alertRulesQuery, alertsQuery } from '../api/alerts';
import { checkStateQuery } from '../api/rankings';
import { ListSkeleton } from '../components/list-skeleton';
import { Columns, EmptyText, Section } from '../components/section';
import { formatCount } from '../performance/format-performance';
import { AlertList, MarkAllRead } from './alert-list';
import { NoAlerts } from './no-alerts';
import { RulesForm } from './rules-form';

export function Alerts() {
  return (
    <Columns>
      <AllAlerts />
      <AlertRulesSection />
    </Columns>
  );
}

function AllAlerts() {
  const [isUnreadOnly, setUnreadOnly] = useState(false);
  const query = useInfiniteQuery(alertsQuery({ isUnreadOnly }));
  const alerts = query.data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <Section
      id="all-alerts"
      title="Alerts"
      count={query.data?.pages.at(-1)?.total}
      actions={
        <>
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              className="size-4.5 accent-channel"
              checked={isUnreadOnly}
              onChange={(event) => setUnreadOnly(event.currentTarget.checked)}
            />
            Unread only
          </label>
          {alerts.some(({ isRead }) => !isRead) && <MarkAllRead />}
        </>
      }
    >
      <LeftOut />
      <AsyncSection query={query} what="The alerts" loading={<ListSkeleton what="alerts" />}>
        {() =>
          alerts.length > 0 ? (
            <AlertList alerts={alerts} labelledBy="all-alerts" />
          ) : isUnreadOnly ? (
            <EmptyText>No unread alerts.</EmptyText>
          ) : (
            <NoAlerts />
          )
        }
      </AsyncSection>
      <ShowMore query={query}>Show earlier alerts</ShowMore>
    </Section>
  );
}

/** Alerts missing from the list, if the last check found more than it keeps. */
function LeftOut() {
  const { data } = useQuery(checkStateQuery);
  const found = data?.last?.alertsFound ?? 0;
  if (found <= maxAlertsPerCheck) return null;
  return (
    <p className="text-fine text-slate">
      Showing the {formatCount(maxAlertsPerCheck)} strongest of {formatCount(found)} alerts from the
      last check.
    </p>
  );
}

function AlertRulesSection() {
  const query = useQuery(alertRulesQuery);
  return (
    <Section id="alert-rules" title="Alert rules">
      <p className="text-fine text-slate">
        Each check compares the last seven final days with the seven before. Changed rules apply to
        future checks; existing alerts stay.
      </p>
      <AsyncSection query={query} what="The rules" loading={<ListSkeleton what="rules" />}>
        {(rules) => <RulesForm rules={rules} />}
      </AsyncSection>
    </Section>
  );
}
