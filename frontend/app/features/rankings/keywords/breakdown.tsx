import { adviceWindowDays, type BreakdownRow, type KeywordBreakdown } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDayRange } from '~/lib/eastern-display';
import { AsyncSection } from '~/ui/desk/async-section';
import { FiguresTable } from '~/ui/desk/figures-table';
import { TextLink } from '~/ui/desk/text-link';
import { formatCount, formatCtr, formatPosition } from '../shared/format-performance';
import { breakdownQuery } from '../shared/keywords';
import { summaryQuery } from '../shared/rankings';
import { EmptyText, Section } from '../shared/section';

/** Where a keyword was seen, in the newest 28 days. */
export function Breakdown({ keyword }: { keyword: number }) {
  const query = useQuery(breakdownQuery(keyword));
  return (
    <Section id="breakdown" title="Pages, countries and devices" isSubsection>
      <AsyncSection query={query} what="Pages, countries and devices">
        {(breakdown) => <Tables breakdown={breakdown} />}
      </AsyncSection>
    </Section>
  );
}

function Tables({ breakdown }: { breakdown: KeywordBreakdown }) {
  const { isAvailable, period, pages, countries, devices } = breakdown;
  const { data: summary } = useQuery(summaryQuery);
  if (!isAvailable) {
    return (
      <EmptyText>
        Uploaded exports don’t include pages, countries or devices. Connect Search Console to see
        them.
      </EmptyText>
    );
  }
  if (!period) {
    return (
      <EmptyText>
        Nothing yet for the newest {adviceWindowDays} days. The next check fetches it.
      </EmptyText>
    );
  }
  return (
    <>
      <p className="text-fine text-slate">
        {formatDayRange(period.from, period.to)}. The share is of impressions.
        {summary?.isSample && ' Sample data: all of it is made up.'}
      </p>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-6 min-[60rem]:grid-cols-2">
        <div className="@container/figures min-w-0 min-[60rem]:col-span-full">
          <BreakdownTable
            title="Page"
            rows={pages}
            name={(value) => <PageLink address={value} />}
          />
        </div>
        <div className="@container/figures min-w-0">
          <BreakdownTable title="Country" rows={countries} name={countryName} />
        </div>
        <div className="@container/figures min-w-0">
          <BreakdownTable title="Device" rows={devices} name={deviceName} />
        </div>
      </div>
    </>
  );
}

const countryNames = new Intl.DisplayNames('en-US', { type: 'region' });
const countryName = (code: string) => (code === 'ZZ' ? 'Not known' : countryNames.of(code));

const deviceNames: Partial<Record<string, string>> = {
  desktop: 'Computer',
  mobile: 'Phone',
  tablet: 'Tablet',
};
const deviceName = (device: string) => deviceNames[device] ?? device;

function PageLink({ address }: { address: string }) {
  const { pathname, search } = new URL(address);
  return (
    <TextLink href={address} target="_blank" rel="noopener" className="wrap-anywhere">
      <bdi>
        {pathname}
        {search}
      </bdi>
    </TextLink>
  );
}

interface BreakdownTableProps {
  /** The header of the first column. */
  title: string;
  rows: readonly BreakdownRow[];
  name: (value: string) => ReactNode;
}

function BreakdownTable({ title, rows, name }: BreakdownTableProps) {
  if (rows.length === 0) return null;
  return (
    <FiguresTable headings={[title, 'Clicks', 'Impressions', 'Position', 'Share']}>
      <tbody>
        {rows.map(({ value, clicks, impressions, position, share }) => (
          <tr key={value}>
            <th scope="row">{name(value)}</th>
            <td data-label="clicks">{formatCount(clicks)}</td>
            <td data-label="impressions">{formatCount(impressions)}</td>
            <td data-label="position">{formatPosition(position)}</td>
            <td data-primary="">{formatCtr(share)}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
