import { apiPaths } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal, server } from '../../../../test/server';
import { summary, uploadedPeriod } from '../rankings.fixture';
import { openRankings, serveRankings } from '../rankings-server.fixture';

const quarter = uploadedPeriod({
  from: '2026-08-20',
  to: '2026-11-19',
  queries: 1,
  fileName: null,
});

async function openUploads(uploads = [quarter, uploadedPeriod()]) {
  const kept = serveRankings({ summary: summary({ source: 'csv' }), uploads });
  const { user } = openRankings('?tab=source');
  const list = within(await screen.findByRole('region', { name: 'Uploaded periods' }));
  const remove = async (days: string, answer: string) => {
    const name = new RegExp(`^Remove\\s?${days}$`);
    await user.click(await list.findByRole('button', { name }));
    const question = screen.getByRole('dialog', { name: 'Remove this upload?' });
    expect(question).toHaveTextContent(`The numbers for ${days}`);
    await user.click(within(question).getByRole('button', { name: answer }));
  };
  return { ...kept, user, list, remove };
}

describe('the uploaded periods', () => {
  it('have their days, queries, file and moment', async () => {
    const { list } = await openUploads();
    const rows = await list.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(
      'August 20 – November 19, 20261 query · Unnamed file · uploaded Nov 21, 2026 at 7:00 AM',
    );
    expect(rows[1]).toHaveTextContent('5 queries · Queries.csv · uploaded Nov 21');
  });

  it('are listed twenty at a time', async () => {
    const { user, list } = await openUploads(
      Array.from({ length: 21 }, (_, n) => uploadedPeriod({ from: `2026-09-${n + 10}` })),
    );
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(20));
    await user.click(list.getByRole('button', { name: 'Show earlier periods' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(21));
  });

  it('are removed one by one, after a question', async () => {
    const { asked, list, remove } = await openUploads();
    await remove('August 20 – November 19, 2026', 'Remove it');
    expect(await screen.findByText('Upload Removed')).toBeInTheDocument();
    expect(screen.getByText('August 20 – November 19, 2026')).toBeVisible();
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(list.getByRole('heading', { name: 'Uploaded periods' })).toHaveFocus();
    const deleted = asked.filter((call) => call.startsWith('DELETE'));
    expect(deleted).toEqual([`DELETE ${apiPaths.rankingsImports}/2026-08-20/2026-11-19`]);
    await waitFor(() =>
      expect(asked.filter((call) => call.endsWith('/summary')).length).toBeGreaterThan(1),
    );
    await remove('October 22 – November 18, 2026', 'Remove it');
    expect(await list.findByText('No uploads yet.')).toBeVisible();
  });

  it('stay when they cannot be removed, and say why', async () => {
    const { list, remove } = await openUploads();
    const message = 'A check is running. Please remove the upload when it’s done.';
    server.use(http.delete(`${apiPaths.rankingsImports}/:from/:to`, () => refusal(409, message)));
    await remove('October 22 – November 18, 2026', 'Remove it');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });

  it('are not listed for other sources', async () => {
    serveRankings();
    openRankings('?tab=source');
    await screen.findByRole('region', { name: 'Upload an export' });
    expect(screen.queryByRole('region', { name: 'Uploaded periods' })).not.toBeInTheDocument();
  });
});
