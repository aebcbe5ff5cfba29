import type { KeywordRanking } from '@agency/contracts';
import { useId, useState } from 'react';
import { Actions } from '~/ui/desk/action-button';
import { Chip } from '~/ui/desk/chip';
import { FiguresTable } from '~/ui/desk/figures-table';
import { TextLink } from '~/ui/desk/text-link';
import { KeywordLink } from '../keywords/keyword-link';
import { formatCount, formatCtr, formatPosition } from '../shared/format-performance';
import { linkToRankings } from '../shared/rankings-view';
import { EmptyText, Section } from '../shared/section';

interface TopListProps {
  title: string;
  rows: readonly KeywordRanking[];
  /** The total number of keywords, if `rows` may have only the first ones. */
  total?: number;
  empty: string;
}

const initiallyShown = 10;

export function TopList({ title, rows, total = rows.length, empty }: TopListProps) {
  const titleId = useId();
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? rows : rows.slice(0, initiallyShown);

  return (
    <Section id={titleId} title={title} count={total}>
      {rows.length === 0 ? (
        <EmptyText>{empty}</EmptyText>
      ) : (
        <FiguresTable aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">Keyword</th>
              <th scope="col">Clicks</th>
              <th scope="col">Impressions</th>
              <th scope="col">CTR %</th>
              <th scope="col">Position</th>
            </tr>
          </thead>
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
      {rows.length > initiallyShown && (
        <Actions className="gap-x-4">
          <Chip onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? `Show top ${initiallyShown}` : `Show all ${formatCount(rows.length)}`}
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
