import {
  apiPaths,
  maxKeywordsAtOnce,
  type OtherQuery,
  otherQueryMinimum,
  otherQuerySchema,
} from '@agency/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { apiPages } from '~/lib/api-pages';
import { formatDayRange } from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { LoadFailed } from '~/ui/desk/async-section';
import { FiguresTable } from '~/ui/desk/figures-table';
import { ShowMore } from '~/ui/desk/show-more';
import { useReversible } from '~/ui/desk/use-save';
import { formatCount, formatCountOf, formatPosition } from '../shared/format-performance';
import { addKeyword, addKeywords, removeKeyword, removeKeywords } from '../shared/keywords';
import { rankingsKey, refreshRankings } from '../shared/rankings';
import { otherQueriesId } from '../shared/rankings-view';

const forAll = { landingPage: null, tags: [] };
const failure = {
  title: 'Couldn’t Add Keyword',
  fallback: 'It couldn’t be added. Please try again.',
};

/** The queries that the site is seen for but the list lacks. Renders nothing if there are none. */
export function OtherQueries() {
  const query = useInfiniteQuery(otherQueriesQuery);
  const { hash } = useLocation();
  const shown = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = query.data?.pages.at(-1)?.total ?? 0;
  const [first] = shown;

  if (!query.data && query.error) {
    const retry = () => void query.refetch();
    return <LoadFailed what="Other searches" error={query.error} onRetry={retry} />;
  }
  if (!first) return null;
  return (
    <details
      id={otherQueriesId}
      open={hash === `#${otherQueriesId}`}
      className="border-y border-sand"
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        Seen in search, not on your list: {formatCount(total)}
      </summary>
      <div className="@container/figures grid grid-cols-1 gap-3 pb-4">
        <p className="text-fine text-slate">
          {formatDayRange(first.from, first.to)}, with at least {otherQueryMinimum.impressions}{' '}
          impressions or {otherQueryMinimum.clicks} clicks. Searches for your name are left out.
        </p>
        <QueryTable queries={shown} />
        <Actions>
          <AddAll queries={shown} />
          <ShowMore query={query}>Show more</ShowMore>
        </Actions>
      </div>
    </details>
  );
}

function QueryTable({ queries }: { queries: readonly OtherQuery[] }) {
  const client = useQueryClient();
  const { mutate } = useReversible({
    run: (keyword: string) => addKeyword({ keyword, ...forAll }),
    done: ({ keyword }) => ({
      title: 'Keyword Added',
      description: `“${keyword}” will be tracked from the next check on.`,
    }),
    undo: ({ id }) => removeKeyword(id),
    refresh: () => refreshRankings(client),
    failure,
  });
  return (
    <FiguresTable
      caption="Searches that aren’t on your list"
      headings={['Search', 'Clicks', 'Impressions', 'Position', '']}
    >
      <tbody>
        {queries.map(({ query, clicks, impressions, position }) => (
          <tr key={query}>
            <th scope="row">
              <bdi className="wrap-anywhere">{query}</bdi>
            </th>
            <td data-label="clicks">{formatCount(clicks)}</td>
            <td data-label="impressions">{formatCount(impressions)}</td>
            <td data-label="position">{formatPosition(position)}</td>
            <td data-primary="">
              <ActionButton
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget);
                  mutate(query);
                }}
              >
                Add<span className="sr-only">: {query}</span>
              </ActionButton>
            </td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}

/** Call before the row is removed: moves the focus to the next row's button, or to the summary. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('tr');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const summary = button.closest('details')?.querySelector('summary');
  (neighbor?.querySelector('button') ?? summary)?.focus();
}

function AddAll({ queries }: { queries: readonly OtherQuery[] }) {
  const client = useQueryClient();
  const lines = queries.slice(0, maxKeywordsAtOnce).map(({ query }) => query);
  const { isPending, mutate } = useReversible({
    run: () => addKeywords({ lines, ...forAll }),
    done: ({ added }) =>
      added.length === 0
        ? null
        : {
            title: `${formatCountOf(added.length, 'Keyword')} Added`,
            description: 'They will be tracked from the next check on.',
          },
    undo: ({ added }) => removeKeywords(added.map(({ id }) => id)),
    refresh: () => refreshRankings(client),
    failure,
  });
  if (lines.length < 2) return null;
  return (
    <Button
      variant="secondary"
      className="min-h-11!"
      busy={isPending}
      onClick={() => mutate(undefined)}
    >
      Add all {formatCount(lines.length)} shown
    </Button>
  );
}

/** Queries that are seen and not on the list, most clicks first. */
const otherQueriesQuery = apiPages(apiPaths.rankingsOtherQueries, otherQuerySchema, {
  queryKey: [...rankingsKey, 'other-queries'],
  params: { limit: '20' },
});
