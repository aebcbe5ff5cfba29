import type { KeywordRanking, RankingSummary } from '@agency/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { Chip } from '~/ui/desk/chip';
import { FiguresTable } from '~/ui/desk/figures-table';
import { ShowMore } from '~/ui/desk/show-more';
import { TextLink } from '~/ui/desk/text-link';
import { AdviceList } from '../advice/advice-list';
import { AlertList, alertsQuery, MarkAllRead } from '../alerts/alert-list';
import { History } from '../history/history';
import { KeywordLink } from '../keywords/keyword-link';
import { formatCount, formatCtr, formatPosition } from '../shared/format-performance';
import { linkToRankings } from '../shared/rankings-view';
import { EmptyText, ListSkeleton, Section } from '../shared/section';
import { describeMissingUpload } from '../shared/shown-period';
import { SummaryCards } from './summary-cards';

export function Overview({ summary }: { summary: RankingSummary }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <SummaryCards summary={summary} />
      {summary.totalKeywords === 0 ? (
        <SetupCard summary={summary} />
      ) : (
        <>
          <AdviceList source={summary.source} />
          <Details summary={summary} />
        </>
      )}
    </div>
  );
}

function Details({ summary }: { summary: RankingSummary }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 min-[68rem]:grid-cols-10">
      <div className="min-[68rem]:col-span-6 min-[68rem]:[--chart-height:25.5rem]">
        <History keyword={null} />
      </div>
      <div className="min-[68rem]:col-span-4">
        <RecentChanges summary={summary} />
      </div>
      <div className="min-[68rem]:col-span-5">
        <TopList
          title="Keywords Ranking in Top 10"
          rows={summary.top10Details}
          total={summary.top10Keywords}
          empty="No keywords rank in the top 10 yet."
        />
      </div>
      <div className="min-[68rem]:col-span-5">
        <TopList
          title="Keywords Ranking in Top 3"
          rows={summary.top3Details}
          empty="No keywords rank in the top 3 yet."
        />
      </div>
    </div>
  );
}

/** Replaces the overview while there is no performance data. */
function SetupCard({ summary: { source, trackedKeywords } }: { summary: RankingSummary }) {
  const isUpload = source === 'csv';
  return (
    <section
      aria-labelledby="setup-card"
      className="grid max-w-176 justify-items-start gap-3 rounded-sheet border border-ink bg-paper bg-(image:--graduation) bg-size-[100%_5px] bg-no-repeat p-[clamp(1.5rem,4vw,2.5rem)]"
    >
      <h2 id="setup-card" className="text-title">
        Ranking Monitoring Ready
      </h2>
      <p>
        62+ keywords are tracked. Click ‘Check Rankings Now’ to start.
        {isUpload && ' First, upload a Search Console export under Source.'}
      </p>
      <p className="text-fine text-slate">
        {trackedKeywords === 0
          ? 'All keywords are paused or removed. Add some under Keywords.'
          : `Your list has ${formatCount(trackedKeywords)} keywords, each with its landing page.`}
      </p>
      <TextLink to={linkToRankings({ tab: isUpload ? 'source' : 'keywords' })} isTall>
        {isUpload ? 'Upload an export' : 'View keywords'}
      </TextLink>
    </section>
  );
}

const shownChanges = 6;
const titleId = 'recent-changes';

/** The newest alerts, read and unread, and on request all of them. */
function RecentChanges({ summary }: { summary: RankingSummary }) {
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
        <AlertList alerts={recentAlerts.slice(0, shownChanges)} labelledBy={titleId} />
      )}
      {isExpanded && <AllAlerts />}
      {recentAlerts.length > shownChanges && (
        <Actions>
          <Chip onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? `Show latest ${shownChanges}` : 'Show all'}
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

interface TopListProps {
  title: string;
  rows: readonly KeywordRanking[];
  /** The total number of keywords, if `rows` may have only the first ones. */
  total?: number;
  empty: string;
}

const shownKeywords = 10;

function TopList({ title, rows, total = rows.length, empty }: TopListProps) {
  const titleId = useId();
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? rows : rows.slice(0, shownKeywords);

  return (
    <Section id={titleId} title={title} count={total}>
      {rows.length === 0 ? (
        <EmptyText>{empty}</EmptyText>
      ) : (
        <FiguresTable
          aria-labelledby={titleId}
          headings={['Keyword', 'Clicks', 'Impressions', 'CTR %', 'Position']}
        >
          <tbody>
            {shown.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <KeywordLink id={row.id} keyword={row.keyword} />
                </th>
                <td data-label="clicks">{formatCount(row.clicks)}</td>
                <td data-label="impressions">{formatCount(row.impressions)}</td>
                <td data-label="CTR">{formatCtr(row.ctr)}</td>
                <td data-primary="">{formatPosition(row.position)}</td>
              </tr>
            ))}
          </tbody>
        </FiguresTable>
      )}
      {rows.length > shownKeywords && (
        <Actions className="gap-x-4">
          <Chip onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? `Show top ${shownKeywords}` : `Show all ${formatCount(rows.length)}`}
          </Chip>
          {isExpanded && total > rows.length && (
            <TextLink to={linkToRankings({ tab: 'keywords' })} isTall>
              All {formatCount(total)} are under Keywords
            </TextLink>
          )}
        </Actions>
      )}
    </Section>
  );
}
