import type { RankingSummary } from '@agency/contracts';
import { Link } from 'react-router';
import { formatCount } from '../figures/format-figures';

/** In the place of the figures as long as there are none. */
export function SetupCard({ summary }: { summary: RankingSummary }) {
  const { source, trackedKeywords } = summary;
  const isUpload = source === 'csv';
  return (
    <section aria-labelledby="setup-card" className="setup-card">
      <h2 id="setup-card">Ranking Monitoring Ready</h2>
      <p>
        62+ keywords are tracked. Click ‘Check Rankings Now’ to start.
        {isUpload && ' Before it, upload an export of Search Console under Source.'}
      </p>
      <p className="desk-minor">
        {trackedKeywords === 0
          ? 'Every keyword is paused or removed: add some under Keywords.'
          : `${formatCount(trackedKeywords)} keywords are on your list, each with the page it should lead to.`}
      </p>
      <Link
        to={{ search: isUpload ? 'tab=source' : 'tab=keywords' }}
        className="text-link setup-way"
      >
        {isUpload ? 'Upload an export' : 'See the keywords'}
      </Link>
    </section>
  );
}
