import type { TrackedKeyword } from '@agency/contracts';
import { formatCount, formatCtr, formatPosition } from '../figures/format-figures';
import { GainMark } from '../figures/gain-mark';
import type { RankingsViewControl } from '../view/use-rankings-view';
import { KeywordLink } from './keyword-link';
import { TagList } from './tag-list';

interface KeywordRowProps {
  keyword: TrackedKeyword;
  control: RankingsViewControl;
}

export function KeywordRow({ keyword: tracked, control }: KeywordRowProps) {
  const { id, keyword, landingPage, tags, isPaused, current, positionGain } = tracked;
  return (
    <tr data-paused={isPaused ? '' : undefined}>
      <th scope="row">
        <KeywordLink id={id} keyword={keyword} to={control.to({ keyword: id })} />
        {isPaused && <span className="paused-mark">Paused</span>}
        {landingPage && <bdi className="desk-minor keyword-page">{landingPage}</bdi>}
        <TagList tags={tags} />
      </th>
      <td data-label="clicks">{formatCount(current?.clicks)}</td>
      <td data-label="impressions">{formatCount(current?.impressions)}</td>
      <td data-label="CTR">{formatCtr(current?.ctr)}</td>
      <td data-label="change">
        <GainMark gain={positionGain} />
      </td>
      <td className="rank-place">{formatPosition(current?.position)}</td>
    </tr>
  );
}
