import type { SearchPerformance, TrackedKeyword } from '@agency/contracts';
import { History } from '../../chart/history';
import { formatCount, formatCtr, formatPosition } from '../../figures/format-figures';
import { GainMark } from '../../figures/gain-mark';
import { TagList } from '../tag-list';
import { KeywordEditor } from './keyword-editor';
import { RemoveKeyword } from './remove-keyword';
import { WatchSwitch } from './watch-switch';

interface KeywordPageProps {
  keyword: TrackedKeyword;
  onRemoved: () => void;
}

const rows: { label: string; show: (figures: SearchPerformance | null) => string }[] = [
  { label: 'Position', show: (figures) => formatPosition(figures?.position) },
  { label: 'Clicks', show: (figures) => formatCount(figures?.clicks) },
  { label: 'Impressions', show: (figures) => formatCount(figures?.impressions) },
  { label: 'CTR', show: (figures) => formatCtr(figures?.ctr) },
];

/** A keyword's history, its last two weeks, and what the owner has set about it. */
export function KeywordPage({ keyword: tracked, onRemoved }: KeywordPageProps) {
  const { id, keyword, landingPage, tags, isPaused, current, previous, positionGain } = tracked;
  return (
    <article className="keyword-sheet" aria-labelledby="keyword-title">
      <header className="keyword-head">
        <h2 id="keyword-title">
          <bdi>{keyword}</bdi>
        </h2>
        {isPaused && <span className="paused-mark">Paused</span>}
        {landingPage && (
          <a href={landingPage} className="text-link keyword-page">
            {landingPage}
          </a>
        )}
        <TagList tags={tags} />
      </header>
      <History keyword={id} title="Position over time" what={`Position of “${keyword}”`} />
      <div className="keyword-side">
        <section aria-labelledby="two-weeks" className="rank-section">
          <h3 id="two-weeks">Last seven final days</h3>
          <table className="rank-table">
            <thead>
              <tr>
                <th scope="col">Figure</th>
                <th scope="col">Seven before</th>
                <th scope="col">Last seven</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, show }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{show(previous)}</td>
                  <td>{show(current)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">Places won</th>
                <td />
                <td>
                  <GainMark gain={positionGain} />
                </td>
              </tr>
            </tbody>
          </table>
        </section>
        <section aria-labelledby="keyword-settings" className="rank-section">
          <h3 id="keyword-settings">Settings</h3>
          <KeywordEditor keyword={tracked} />
          <div className="rank-actions keyword-end">
            <WatchSwitch keyword={tracked} />
            <RemoveKeyword keyword={tracked} onRemoved={onRemoved} />
          </div>
        </section>
      </div>
    </article>
  );
}
