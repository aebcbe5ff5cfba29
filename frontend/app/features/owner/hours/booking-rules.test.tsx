import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAvailability, schedule, serveSchedule } from './hours.fixture';

const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const saveRules = () => screen.getByRole('button', { name: 'Save rules' });

async function open() {
  const kept = schedule();
  serveSchedule(kept);
  const user = openAvailability('&view=rules');
  const set = async (name: RegExp, text: string) => {
    const input = await field(name);
    await user.clear(input);
    if (text) await user.type(input, text);
  };
  await field(/^Shortest notice/);
  return { kept, user, set };
}

describe('the booking rules', () => {
  it('are saved together, notice in hours, an empty horizon as no limit', async () => {
    const { kept, user, set } = await open();
    expect(await field(/^Shortest notice/)).toHaveValue('2');
    expect(await field(/^Book ahead/)).toHaveValue('60');
    expect(saveRules()).toBeDisabled();
    await set(/^Shortest notice/, '1.5');
    await set(/^Book ahead/, '');
    await set(/^Break between/, '30');
    await set(/^Calls per day/, '4');
    // Meanwhile, someone closes on holidays in another browser.
    kept.rules = { ...kept.rules, isClosedOnHolidays: true };
    await user.click(saveRules());
    expect(await screen.findByText('Booking Rules Saved')).toBeInTheDocument();
    expect(kept.rules).toMatchObject({
      minimumNoticeMinutes: 90,
      horizonDays: null,
      bufferMinutes: 30,
      maxCallsPerDay: 4,
      isClosedOnHolidays: true,
    });
    await waitFor(() => expect(saveRules()).toBeDisabled());
    expect(await field(/^Shortest notice/)).toHaveValue('1.5');
  });

  it('say at each field what is wrong with it, and are not saved', async () => {
    const { kept, user, set } = await open();
    const before = kept.rules;
    for (const [name, text, sentence] of [
      [/^Calls per day/, '0', 'Please enter 1 to 48 calls, or leave it empty.'],
      [/^Break between/, 'ten', 'Please enter 0 to 240 whole minutes.'],
      [/^Book ahead/, '1.5', 'Please enter 0 to 730 whole days, or leave it empty.'],
      [/^Shortest notice/, '721', 'Please enter 0 to 720 hours, in quarter-hour steps.'],
      [/^Shortest notice/, '', 'Please enter 0 to 720 hours, in quarter-hour steps.'],
    ] as const) {
      await set(name, text);
      await user.click(saveRules());
      const input = await field(name);
      // The first that is wrong: those before are below it.
      await waitFor(() => expect(input).toHaveFocus());
      expect(input).toHaveAccessibleDescription(expect.stringContaining(sentence));
    }
    expect(kept.rules).toBe(before);
  });
});

describe('proposed rules', () => {
  async function offered() {
    const kept = schedule();
    kept.rules = { ...kept.rules, minimumNoticeMinutes: 0, isProposalOpen: true };
    serveSchedule(kept);
    const user = openAvailability('&view=rules');
    await screen.findByText('Let visitors book at least 4 hours and at most 60 days ahead?');
    return { kept, user };
  }

  it('are taken in one tap, and can be taken back', async () => {
    const { kept, user } = await offered();
    await user.click(screen.getByRole('button', { name: 'Use these rules' }));
    await waitFor(() => expect(screen.queryByText(/hours’ notice/)).toBeNull());
    expect(kept.rules).toMatchObject({ minimumNoticeMinutes: 240, horizonDays: 60 });
    expect(await field(/^Shortest notice/)).toHaveValue('4');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(kept.rules.minimumNoticeMinutes).toBe(0));
  });

  it('are turned down for good', async () => {
    const { kept, user } = await offered();
    await user.click(screen.getByRole('button', { name: 'No, thanks' }));
    await waitFor(() => expect(screen.queryByText(/hours’ notice/)).toBeNull());
    expect(kept.rules).toMatchObject({ minimumNoticeMinutes: 0, isProposalOpen: false });
  });
});

describe('US holidays', () => {
  it('are closed by one switch, and opened by their ticks', async () => {
    const kept = schedule();
    serveSchedule(kept);
    const user = openAvailability('&view=time-off');
    const [thanksgiving] = kept.rules.holidays;
    const call = {
      id: 7,
      contactId: 2 ** 41,
      name: 'Ada',
      scheduledAt: '2026-11-26T14:00:00.000Z',
    };
    if (thanksgiving) thanksgiving.calls = [call];
    const closed = await screen.findByRole('switch', { name: 'Closed on US holidays' });
    expect(screen.queryByRole('checkbox', { name: /Thanksgiving/ })).toBeNull();
    expect(screen.getByText('Visitors can book on them within your hours.')).toBeInTheDocument();
    await user.click(closed);
    expect(await screen.findByText('Closed on Holidays')).toBeInTheDocument();
    expect(screen.getByText('Visitors can’t book on checked days.')).toBeInTheDocument();
    const tick = await screen.findByRole('checkbox', { name: /^Thanksgiving Day.*Nov 26/ });
    expect(tick).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Christmas/ })).not.toBeChecked();
    expect(screen.getByText('1 call inside')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute(
      'href',
      `/admin?lead=${2 ** 41}`,
    );
    await user.click(tick);
    await waitFor(() => expect(tick).not.toBeChecked());
    expect(screen.queryByText('1 call inside')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(tick).toBeChecked());
  });
});
