import { type AddKeywordsRequest, apiPaths } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { undoByKey, waitForToast } from '~/ui/desk/desk.fixture';
import { currentToast } from '~/ui/toast';
import { server } from '../../../../test/server';
import { keyword, otherQuery } from '../rankings.fixture';
import { openRankings, serveRankings } from '../rankings-server.fixture';

/** The service adds and removes keywords, and lists the queries that are not on the list. */
function serveOthers() {
  const all = [otherQuery(), otherQuery({ query: 'lead generation', clicks: 0 })];
  const { desk } = serveRankings({ others: [...all] });
  const add = (text: string) => {
    const added = keyword({ id: 20 + desk.keywords.length, keyword: text });
    desk.keywords.push(added);
    desk.others = desk.others.filter(({ query }) => query !== text);
    return added;
  };
  const remove = (ids: readonly number[]) => {
    const removed = desk.keywords.filter(({ id }) => ids.includes(id)).map((kept) => kept.keyword);
    desk.keywords = desk.keywords.filter(({ id }) => !ids.includes(id));
    desk.others.push(...all.filter(({ query }) => removed.includes(query)));
    return new HttpResponse(null, { status: 204 });
  };
  server.use(
    http.post<never, { keyword: string }>(apiPaths.rankingsKeywords, async ({ request }) =>
      HttpResponse.json(add((await request.json()).keyword), { status: 201 }),
    ),
    http.post<never, AddKeywordsRequest>(apiPaths.rankingsAddKeywords, async ({ request }) =>
      HttpResponse.json({
        added: (await request.json()).lines.map(add),
        known: [],
        rejected: [],
      }),
    ),
    http.delete(`${apiPaths.rankingsKeywords}/:id`, ({ params }) => remove([Number(params.id)])),
    http.post<never, { ids: number[] }>(apiPaths.rankingsRemoveKeywords, async ({ request }) =>
      remove((await request.json()).ids),
    ),
  );
  return desk;
}

const table = () => screen.findByRole('table', { name: 'Searches that aren’t on your list' });

it('lists other queries with their figures, adds one, and takes it back', async () => {
  const desk = serveOthers();
  const { user } = openRankings('?tab=keywords');
  await user.click(await screen.findByText('Seen in search, not on your list: 2'));
  const [, first] = within(await table()).getAllByRole('row');
  expect(first).toHaveTextContent('marketing near me39014.2Add: marketing near me');
  await user.click(screen.getByRole('button', { name: 'Add: marketing near me' }));
  expect(screen.getByRole('button', { name: 'Add: lead generation' })).toHaveFocus();
  await waitForToast('Keyword Added');
  expect(currentToast()?.description).toBe(
    '“marketing near me” will be tracked from the next check on.',
  );
  await screen.findByText('Seen in search, not on your list: 1');
  expect(desk.keywords.map((kept) => kept.keyword)).toContain('marketing near me');
  await undoByKey(user);
  await screen.findByText('Seen in search, not on your list: 2');
});

it('adds all other queries in one request, and takes them back in one', async () => {
  const desk = serveOthers();
  const { user } = openRankings('?tab=keywords#other-queries');
  expect(await table()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add all 2 shown' }));
  await waitForToast('2 Keywords Added');
  await waitFor(() => expect(screen.queryByText(/^Seen in search/)).not.toBeInTheDocument());
  await undoByKey(user);
  await screen.findByText('Seen in search, not on your list: 2');
  expect(desk.keywords).toHaveLength(1);
});
