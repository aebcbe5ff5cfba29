import type { RankingSummary } from '@agency/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { Chip } from '~/ui/desk/chip';
import { ShowMore } from '~/ui/desk/show-more';
import { AlertList, MarkAllRead } from '../alerts/alert-list';
import { alertsQuery } from '../alerts/queries';
import { EmptyText, ListSkeleton, Section } from '../shared/section';
import { describeMissingUpload } from '../shared/shown-period';

const initiallyShown = 6;
const titleId = 'recent-changes';

/** The newest alerts, read and unread, and on request all of them. */
export function RecentChanges({ summary }: { summary: RankingSummary }) {
  const { recentAlerts, unreadAlerts } = summary;
  const [isExpanded, setExpanded] = useState(false);
  return (
    <Section
      id={titleId}
      title="Recent Ranking Changes"
      actions={unreadAlerts > 0 ? <MarkAllRead /> : null}
    >
      {recentAlerts.length === 0 && <EmptyText>{whyNone(summary)}</EmptyText>}
      {recentAlerts.length > 0 && !isExpanded && (
        <AlertList alerts={recentAlerts.slice(0, initiallyShown)} labelledBy={titleId} />
      )}
      {isExpanded && <AllAlerts />}
      {recentAlerts.length > initiallyShown && (
        <Actions>
          <Chip onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? `Show latest ${initiallyShown}` : 'Show all'}
          </Chip>
        </Actions>
      )}
    </Section>
  );
}

function AllAlerts() {
  const query = useInfiniteQuery(alertsQuery);
  return (
    <>
      <AsyncSection query={query} what="The alerts" loading={<ListSkeleton what="alerts" />}>
        {({ pages }) => (
          <AlertList alerts={pages.flatMap(({ items }) => items)} labelledBy={titleId} />
        )}
      </AsyncSection>
      <ShowMore query={query}>Show earlier alerts</ShowMore>
    </>
  );
}

function whyNone({ isCompared, source, period }: RankingSummary): string {
  if (source === 'csv' && period) {
    return isCompared
      ? 'No keyword has moved enough for an alert since the upload before.'
      : describeMissingUpload(period);
  }
  return isCompared
    ? 'No keyword has moved enough for an alert. Alerts compare the last seven days with the seven before.'
    : 'Alerts need two weeks of data: they compare the last seven days with the seven before.';
}
