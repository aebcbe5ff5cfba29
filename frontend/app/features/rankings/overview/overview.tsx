import type { RankingSummary } from '@agency/contracts';
import { TextLink } from '~/ui/desk/text-link';
import { AdviceList } from '../advice/advice-list';
import { History } from '../history/history';
import { formatCount } from '../shared/format-performance';
import { linkToRankings } from '../shared/rankings-view';
import { RecentChanges } from './recent-changes';
import { SummaryCards } from './summary-cards';
import { TopList } from './top-list';

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
