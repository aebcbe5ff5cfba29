import { apiPaths } from '@agency/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { showToast } from '~/ui/toast';
import { heldAnswer, server } from '../../../../test/server';
import { finished, summary } from '../rankings.fixture';
import { openRankings, serveRankings } from '../rankings-server.fixture';

const checkUrl = apiPaths.rankingsCheck;
const idle = () => screen.findByRole('button', { name: 'Check Rankings Now' });
const busy = () => screen.findByRole('button', { name: 'Checking...' });
const running = { id: 4, trigger: 'owner' as const, daysPlanned: 365, daysDone: 120 };

describe('a ranking check', () => {
  it('shows the server’s message and the new data', async () => {
    const { desk } = serveRankings();
    const { answer, answered } = heldAnswer();
    server.use(
      http.post(checkUrl, async () => {
        await answered;
        return HttpResponse.json({ success: true, message: 'Checked 64 keywords.' });
      }),
    );
    const { user } = openRankings();
    await user.click(await idle());
    expect(await busy()).toBeDisabled();
    desk.summary = summary({ totalKeywords: 70 });
    answer();
    expect(await screen.findByText('Checked 64 keywords.')).toBeInTheDocument();
    expect(await screen.findByText('70')).toBeInTheDocument();
    expect(await idle()).toBeEnabled();
  });

  it('shows a failure', async () => {
    serveRankings();
    const message = 'Google does not know the key.';
    server.use(http.post(checkUrl, () => HttpResponse.json({ success: false, message })));
    const { user } = openRankings();
    await user.click(await idle());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText('Ranking Check Failed')).toBeInTheDocument();
  });

  it('shows an error when the server does not answer', async () => {
    serveRankings();
    server.use(http.post(checkUrl, () => HttpResponse.error()));
    const { user } = openRankings();
    await user.click(await idle());
    expect(await screen.findByText('Failed to run ranking check')).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
  });

  it('shows the progress and the end of a check started elsewhere', async () => {
    const { desk } = serveRankings({ check: { running, last: finished() } });
    openRankings();
    expect(await busy()).toBeDisabled();
    expect(screen.getByText('A check is running: 120 of 365 days fetched.')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '120');
    const message = 'Checked 71 keywords.';
    desk.summary = summary({ totalKeywords: 71 });
    desk.check = { running: null, last: finished({ id: 4, message }) };
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(await screen.findByText('71')).toBeInTheDocument();
    expect(await idle()).toBeEnabled();
  });

  it('leaves the place of a shown toast to its Undo', async () => {
    const { desk } = serveRankings({ check: { running, last: finished() } });
    const { user } = openRankings();
    expect(await busy()).toBeDisabled();
    act(() => showToast({ title: 'Keyword Removed', action: <button type="button">Undo</button> }));
    const undo = screen.getByRole('button', { name: 'Undo' });
    await user.hover(undo);
    const message = 'Checked 72 keywords.';
    desk.check = { running: null, last: finished({ id: 4, message }) };
    expect(await idle()).toBeEnabled();
    expect(undo).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('keeps polling when the answer says that the check continues', async () => {
    const { desk } = serveRankings();
    const continues = 'The check goes on in the background.';
    server.use(
      http.post(checkUrl, () => {
        desk.check = { running, last: finished() };
        return HttpResponse.json({ success: true, message: continues });
      }),
    );
    const { user } = openRankings();
    await user.click(await idle());
    expect(await screen.findByText(continues)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    expect(await screen.findByText('A check is running: 120 of 365 days fetched.')).toBeVisible();
    expect(await busy()).toBeDisabled();
    desk.check = {
      running: null,
      last: finished({ id: 4, status: 'failed', message: 'The quota is used up.' }),
    };
    expect(await screen.findByText('Ranking Check Failed')).toBeInTheDocument();
    await waitFor(async () => expect(await idle()).toBeEnabled());
  });
});
