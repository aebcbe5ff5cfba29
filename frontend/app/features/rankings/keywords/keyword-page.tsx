import { addDays, type SearchPerformance, type TrackedKeyword } from '@agency/contracts';
import { formatDayRange, formatShortDay } from '~/lib/eastern-display';
import { Actions } from '~/ui/desk/action-button';
import { FiguresTable } from '~/ui/desk/figures-table';
import { TextLink } from '~/ui/desk/text-link';
import { History } from '../history/history';
import { formatCount, formatCtr, formatPosition } from '../shared/format-performance';
import { GainMark } from '../shared/gain-mark';
import { Section } from '../shared/section';
import { useShownPeriod } from '../shared/shown-period';
import { Breakdown } from './breakdown';
import { PausedMark, TagList } from './keyword-link';
import { KeywordEditor, PauseButton, RemoveKeyword } from './keyword-settings';
import { LandingLeads } from './landing-leads';

interface KeywordPageProps {
  keyword: TrackedKeyword;
  onRemoved: () => void;
}

/** `on Nov 3, 2026`, or the days of an uploaded period. */
function describeBestDays({ day, coversDays }: NonNullable<TrackedKeyword['best']>): string {
  return coversDays > 1
    ? formatDayRange(addDays(day, 1 - coversDays), day)
    : `on ${formatShortDay(day)}`;
}

/** A keyword's history, its last two weeks, and its settings. */
export function KeywordPage({ keyword: tracked, onRemoved }: KeywordPageProps) {
  const { keyword, landingPage, tags, isPaused, best } = tracked;
  const { title } = useShownPeriod();
  return (
    <article className="grid grid-cols-1 gap-8" aria-labelledby="keyword-title">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2
          id="keyword-title"
          className="basis-full text-[clamp(1.75rem,1.5rem+1vw,2.375rem)] leading-[1.1] wrap-anywhere"
        >
          <bdi>{keyword}</bdi>
        </h2>
        {isPaused && <PausedMark />}
        {landingPage && (
          <TextLink href={landingPage} className="wrap-anywhere">
            {landingPage}
          </TextLink>
        )}
        <TagList tags={tags} />
        {best && (
          <p className="text-slate">
            Best position {formatPosition(best.position)}, {describeBestDays(best)}
          </p>
        )}
      </header>
      {landingPage && <LandingLeads path={landingPage} />}
      <History keyword={tracked} />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 min-[60rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Section id="two-weeks" title={title} isSubsection>
          <TwoWeeks keyword={tracked} />
        </Section>
        <Section id="keyword-settings" title="Settings" isSubsection>
          <KeywordEditor keyword={tracked} />
          <div className="border-t border-sand pt-4">
            <Actions>
              <PauseButton keyword={tracked} />
              <RemoveKeyword keyword={tracked} onRemoved={onRemoved} />
            </Actions>
          </div>
        </Section>
      </div>
      <Breakdown keyword={tracked.id} />
    </article>
  );
}

const rows: { label: string; format: (performance: SearchPerformance | null) => string }[] = [
  { label: 'Position', format: (performance) => formatPosition(performance?.position) },
  { label: 'Clicks', format: (performance) => formatCount(performance?.clicks) },
  { label: 'Impressions', format: (performance) => formatCount(performance?.impressions) },
  { label: 'CTR', format: (performance) => formatCtr(performance?.ctr) },
];

function TwoWeeks({ keyword: { current, previous, positionGain } }: { keyword: TrackedKeyword }) {
  const period = useShownPeriod();
  return (
    <FiguresTable headings={['Performance', period.previous, period.current]}>
      <tbody>
        {rows.map(({ label, format }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{format(previous)}</td>
            <td>{format(current)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Change</th>
          <td />
          <td>
            <GainMark gain={positionGain} />
          </td>
        </tr>
      </tbody>
    </FiguresTable>
  );
}
