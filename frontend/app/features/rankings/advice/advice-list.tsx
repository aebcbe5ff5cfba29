import {
  type AdviceNotNow,
  adviceInWords,
  adviceNotNowDays,
  adviceWindowDays,
  apiPaths,
  easternDateOf,
  maxLengths,
  type RankingAdvice,
  type RankingAdviceList,
  type RankingSource,
  rankingAdviceListSchema,
  truncate,
} from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, noContent } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { addTask, finishTask, tasksQuery } from '~/lib/desk-tasks';
import { formatDayRange } from '~/lib/eastern-display';
import { isOwnerQuery } from '~/lib/is-owner-query';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { Chip } from '~/ui/desk/chip';
import { TextLink } from '~/ui/desk/text-link';
import { useReversible } from '~/ui/desk/use-save';
import { KeywordLink } from '../keywords/keyword-link';
import { rankingsKey } from '../shared/rankings';
import { linkToRankings } from '../shared/rankings-view';
import { EmptyText, Section } from '../shared/section';
import { describeMissingUpload } from '../shared/shown-period';

const initiallyShown = 3;

const adviceQuery = apiQuery(apiPaths.rankingsAdvice, rankingAdviceListSchema, {
  queryKey: [...rankingsKey, 'advice'],
});

/** What to do next: at most a handful of keywords and pages, each with its figures and one step. */
export function AdviceList({ source }: { source: RankingSource }) {
  const query = useQuery(adviceQuery);
  return (
    <Section id="advice" title="What to do next" isBusy={query.isFetching}>
      <AsyncSection query={query} what="What to do next">
        {(list) => (
          <>
            {list.advice.length > 0 && (
              <>
                {/* Alerts and cards look at other days, and may say something else. */}
                <p className="text-fine text-slate">{daysOf(list, source)}.</p>
                <Pieces advice={list.advice} />
              </>
            )}
            {list.isCompared ? (
              list.advice.length === 0 && <EmptyText>{nothingFound(list, source)}</EmptyText>
            ) : (
              <EmptyText>{whatIsMissing(list, source)}</EmptyText>
            )}
          </>
        )}
      </AsyncSection>
    </Section>
  );
}

const daysOf = ({ period }: RankingAdviceList, source: RankingSource) =>
  source === 'csv' && period
    ? formatDayRange(period.from, period.to)
    : `The last ${adviceWindowDays} days`;

function nothingFound({ period }: RankingAdviceList, source: RankingSource): string {
  const days =
    source === 'csv' && period
      ? `${formatDayRange(period.from, period.to)} and the upload before`
      : `the last ${adviceWindowDays} days and the ${adviceWindowDays} before`;
  return `Nothing stands out in ${days}.`;
}

/** (!) Without a comparison, no one may think that nothing moved. */
function whatIsMissing({ period }: RankingAdviceList, source: RankingSource): string {
  return source === 'csv' && period
    ? describeMissingUpload(period)
    : `Changes show up after ${2 * adviceWindowDays} days of data: the last ${adviceWindowDays} compared with the ${adviceWindowDays} before.`;
}

function Pieces({ advice }: { advice: readonly RankingAdvice[] }) {
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? advice : advice.slice(0, initiallyShown);
  return (
    <>
      <ol className="grid">
        {shown.map((one) => (
          <Piece key={keyOf(one)} advice={one} />
        ))}
      </ol>
      {advice.length > initiallyShown && (
        <Actions>
          <Chip onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? `Show first ${initiallyShown}` : `Show all ${advice.length}`}
          </Chip>
        </Actions>
      )}
    </>
  );
}

/** What a piece is about: its keyword or its page. */
const subjectOf = (advice: RankingAdvice) =>
  advice.kind === 'not-in-google' ? advice.page : advice.keyword;
const keyOf = (advice: RankingAdvice) => `${advice.kind} ${subjectOf(advice)}`;

function notNowOf(advice: RankingAdvice, isHidden: boolean): AdviceNotNow {
  return advice.kind === 'not-in-google'
    ? { kind: advice.kind, page: advice.page, isHidden }
    : { kind: advice.kind, keywordId: advice.keywordId, isHidden };
}

interface PieceProps {
  advice: RankingAdvice;
}

function Piece({ advice }: PieceProps) {
  const client = useQueryClient();
  const { title, figures, step } = adviceInWords(advice);
  const subject = subjectOf(advice);
  const page = advice.kind === 'not-in-google' ? advice.page : advice.landingPage;
  const setHidden = (isHidden: boolean) =>
    callApi(apiPaths.rankingsAdviceNotNow, {
      method: 'PUT',
      body: notNowOf(advice, isHidden),
      response: noContent,
    });
  const hide = useReversible({
    run: () => setHidden(true),
    done: () => ({
      title: 'Not Now',
      description: `“${subject}” comes back in ${adviceNotNowDays} days if it still stands out.`,
    }),
    undo: () => setHidden(false),
    refresh: () => client.invalidateQueries({ queryKey: adviceQuery.queryKey }),
    failure: { title: 'Couldn’t Save', fallback: 'It couldn’t be hidden. Please try again.' },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 border-t border-sand py-2.5">
      <div className="min-w-0 flex-[1_1_28rem]">
        <h3 className="font-sans text-small font-semibold wrap-anywhere">
          {title}: <Subject advice={advice} />
        </h3>
        <p className="wrap-anywhere">
          {figures} {step}
        </p>
      </div>
      <Actions className="gap-x-4">
        {page !== null && (
          <TextLink href={page} target="_blank" rel="noopener" isTall>
            Open the page
          </TextLink>
        )}
        <Evidence advice={advice} />
        <AddToToday task={`${title}: ${subject}`} />
        <ActionButton isBlocked={hide.isPending} onClick={() => hide.mutate(undefined)}>
          Not now<span className="sr-only">: {subject}</span>
        </ActionButton>
      </Actions>
    </li>
  );
}

function Subject({ advice }: { advice: RankingAdvice }) {
  if (advice.kind !== 'not-in-google') {
    return <KeywordLink id={advice.keywordId} keyword={advice.keyword} />;
  }
  return <bdi>{advice.page}</bdi>;
}

/** Links to the figures behind a piece. */
function Evidence({ advice }: PieceProps) {
  if (advice.kind === 'not-in-google') {
    const filter = { search: advice.page };
    return (
      <TextLink to={linkToRankings({ tab: 'keywords', filter })} isTall>
        Its keywords<span className="sr-only">: {advice.page}</span>
      </TextLink>
    );
  }
  const { keyword, keywordId } = advice;
  return (
    <TextLink to={linkToRankings({ tab: 'keywords', keyword: keywordId })} isTall>
      History<span className="sr-only"> of {keyword}</span>
    </TextLink>
  );
}

/** Adds a task to Today. Renders nothing for a session of the rankings only. */
function AddToToday({ task }: { task: string }) {
  const client = useQueryClient();
  const { data: isOwner = false } = useQuery(isOwnerQuery);
  const add = useReversible({
    run: () => addTask({ task: truncate(task, maxLengths.task), dueOn: easternDateOf(new Date()) }),
    done: () => ({ title: 'Added to Today', description: task }),
    undo: ({ id }) => finishTask(id),
    refresh: () => client.invalidateQueries({ queryKey: tasksQuery.queryKey }),
    failure: {
      title: 'Couldn’t Add Task',
      fallback: 'The task couldn’t be added. Please try again.',
    },
  });
  if (!isOwner) return null;
  return (
    <ActionButton isBlocked={add.isPending} onClick={() => add.mutate(undefined)}>
      Add to Today<span className="sr-only">: {task}</span>
    </ActionButton>
  );
}
