import type { KeywordChange } from '@agency/contracts';
import { formatShortDay } from '~/lib/eastern-display';
import { FiguresTable } from '~/ui/desk/figures-table';
import { KeywordLink } from '../keywords/keyword-link';
import { formatCount, formatPosition } from '../performance/format-performance';
import { GainMark } from '../performance/gain-mark';

interface ChangeTableProps {
  changes: readonly KeywordChange[];
  from: string;
  to: string;
}

export function ChangeTable({ changes, from, to }: ChangeTableProps) {
  const [first, second] = [formatShortDay(from), formatShortDay(to)];
  return (
    <FiguresTable>
      <caption className="sr-only">
        Clicks and positions to {first} and to {second}, biggest change first
      </caption>
      <thead>
        <tr>
          <th scope="col">Keyword</th>
          <th scope="col">Clicks, {first}</th>
          <th scope="col">Clicks, {second}</th>
          <th scope="col">Position, {first}</th>
          <th scope="col">Position, {second}</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ id, keyword, from: before, to: after, positionGain }) => (
          <tr key={id}>
            <th scope="row">
              <KeywordLink id={id} keyword={keyword} />
            </th>
            <td data-label="→">{formatCount(before?.clicks)}</td>
            <td data-label="clicks">{formatCount(after?.clicks)}</td>
            <td data-label="→">{formatPosition(before?.position)}</td>
            <td data-label="position">{formatPosition(after?.position)}</td>
            <td data-primary="">
              <GainMark gain={positionGain} />
            </td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
