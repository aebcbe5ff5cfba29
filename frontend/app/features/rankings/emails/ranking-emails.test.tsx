import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentToast } from '~/ui/toast';
import { empty, summary } from '../rankings.fixture';
import { openRankings, serveRankings } from '../rankings-server.fixture';

const undecided = { isWeekOn: null, weekday: 1, isAlertOn: false };
const question = /^Email me what moved each week\?/;

describe('the question', () => {
  it('is asked once there is real data, and answered with one press', async () => {
    const { desk } = serveRankings({ emails: undecided });
    const { user } = openRankings();
    expect(await screen.findByText(question)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Email me' }));
    await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
    expect(desk.emails).toEqual({ isWeekOn: true, weekday: 1, isAlertOn: true });
    expect(currentToast()?.description).toBe(
      'The first one arrives on Monday at 7:00 AM. Change it under Source.',
    );
  });

  it('takes “Not now” as an answer, and says where to change it', async () => {
    const { desk } = serveRankings({ emails: undecided });
    const { user } = openRankings();
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(desk.emails).toEqual({ ...undecided, isWeekOn: false }));
    expect(currentToast()?.description).toBe('You can turn them on under Source.');
  });

  it.each([
    ['sample data', summary({ source: 'sample', isSample: true })],
    ['no data', summary(empty)],
  ])('is not asked with %s', async (_, shown) => {
    serveRankings({ emails: undecided, summary: shown });
    openRankings();
    expect(await screen.findByRole('tab', { name: 'Overview' })).toBeVisible();
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });
});

it('lets the owner choose the day, and turn each email off', async () => {
  const { desk } = serveRankings();
  const { user } = openRankings('?tab=source');
  const section = within(await screen.findByRole('region', { name: 'Emails' }));
  await user.selectOptions(
    await section.findByRole('combobox', { name: 'Day of the weekly email' }),
    'Thursday, 7:00 AM',
  );
  await waitFor(() => expect(desk.emails.weekday).toBe(4));
  await user.click(section.getByRole('switch', { name: 'Email what moved each week' }));
  await waitFor(() => expect(desk.emails.isWeekOn).toBe(false));
  await user.click(section.getByRole('switch', { name: /^Email alerts of high severity/ }));
  await waitFor(() =>
    expect(desk.emails).toEqual({ isWeekOn: false, weekday: 4, isAlertOn: false }),
  );
});
