import { type AddKeywordsRequest, apiPaths, maxKeywordLinesBytes } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { undoByKey, waitForToast } from '~/ui/desk/desk.fixture';
import { server } from '../../../../test/server';
import { openRankings, serveRankings } from '../rankings-server.fixture';

async function openForm() {
  const { user } = openRankings('?tab=keywords');
  await user.click(await screen.findByRole('button', { name: 'Add a keyword' }));
  await user.click(screen.getByRole('button', { name: 'Paste several' }));
  const form = within(screen.getByRole('form', { name: 'Add several keywords' }));
  const lines = form.getByRole('textbox', { name: 'Keywords' });
  return { user, form, lines, submit: form.getByRole('button', { name: 'Add keywords' }) };
}

it('sends one keyword per line, says which were not accepted, and takes the added ones back', async () => {
  serveRankings();
  const sent: AddKeywordsRequest[] = [];
  const removed: unknown[] = [];
  server.use(
    http.post<never, AddKeywordsRequest>(apiPaths.rankingsAddKeywords, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({
        added: [{ id: 12, keyword: 'one' }],
        known: [{ line: 2, keyword: 'two' }],
        rejected: [{ line: 3, reason: 'Too long.' }],
      });
    }),
    http.post(apiPaths.rankingsRemoveKeywords, async ({ request }) => {
      removed.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, form, lines, submit } = await openForm();
  await user.click(submit);
  expect(lines).toHaveAccessibleDescription(/Please enter a keyword\./);
  await user.click(lines);
  await user.paste('one\r\ntwo\nthree');
  await user.type(form.getByRole('textbox', { name: /^Tags/ }), 'Place');
  await user.click(submit);
  expect(await form.findByText('Line 3: Too long.')).toBeVisible();
  expect(sent).toEqual([{ lines: ['one', 'two', 'three'], landingPage: null, tags: ['place'] }]);
  await waitForToast('1 Keyword Added');
  await user.click(form.getByRole('button', { name: 'Close' }));
  await undoByKey(user);
  await waitFor(() => expect(removed).toEqual([{ ids: [12] }]));
});

it('refuses what is more than a request may hold', async () => {
  serveRankings();
  const { user, lines, submit } = await openForm();
  await user.click(lines);
  await user.paste('é'.repeat(maxKeywordLinesBytes / 2 + 1));
  await user.click(submit);
  expect(lines).toHaveAccessibleDescription(/Please paste it in two parts/);
});
