import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../../../test/server';
import { calendar, keepCalendar, openAvailability, urls } from './availability.fixture';

const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const saveRules = () => screen.getByRole('button', { name: 'Save rules' });

async function open() {
  const kept = calendar();
  keepCalendar(kept);
  const user = openAvailability();
  const set = async (name: RegExp, text: string) => {
    const input = await field(name);
    await user.clear(input);
    if (text) await user.type(input, text);
  };
  await field(/^Notice/);
  return { kept, user, set };
}

describe('the booking rules', () => {
  it('are saved together, notice in hours, an empty horizon as no limit', async () => {
    const { kept, user, set } = await open();
    expect(await field(/^Notice/)).toHaveValue('2');
    expect(await field(/^Horizon/)).toHaveValue('60');
    expect(saveRules()).toBeDisabled();
    await set(/^Notice/, '1.5');
    await set(/^Horizon/, '');
    await set(/^Buffer/, '30');
    // Somebody adds a day off in another browser meanwhile.
    kept.rules = { ...kept.rules, daysOff: ['2026-12-24'] };
    await user.click(saveRules());
    expect(await screen.findByText('Booking Rules Saved')).toBeInTheDocument();
    expect(kept.rules).toEqual({
      minimumNoticeMinutes: 90,
      horizonDays: null,
      bufferMinutes: 30,
      daysOff: ['2026-12-24'],
    });
    await waitFor(() => expect(saveRules()).toBeDisabled());
    expect(await field(/^Notice/)).toHaveValue('1.5');
  });

  it.each([
    [/^Notice/, '721', 'Please enter 0 to 720 hours, in quarter-hour steps.'],
    [/^Notice/, '', 'Please enter 0 to 720 hours, in quarter-hour steps.'],
    [/^Horizon/, '1.5', 'Please enter 0 to 730 whole days, or leave it empty.'],
    [/^Buffer/, 'ten', 'Please enter 0 to 240 whole minutes.'],
  ])('name the field that is wrong (%s: %j)', async (name, text, sentence) => {
    const { kept, user, set } = await open();
    const before = kept.rules;
    await set(name, text);
    await user.click(saveRules());
    const input = await field(name);
    expect(input).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(input).toHaveFocus();
    expect(kept.rules).toBe(before);
  });

  it('stay as typed when they could not be saved', async () => {
    const { user, set } = await open();
    server.use(http.put(urls.rules, () => HttpResponse.error()));
    await set(/^Buffer/, '45');
    await user.click(saveRules());
    const sentence = 'Failed to save the booking rules. Please try again.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await field(/^Buffer/)).toHaveValue('45');
  });
});

describe('days off', () => {
  it('are added and removed, those that have passed left behind', async () => {
    const { kept, user, set } = await open();
    expect(screen.queryByText('Friday, November 20, 2026')).toBeNull();
    await set(/^Date/, '2026-11-27');
    await user.click(screen.getByRole('button', { name: 'Add day off' }));
    expect(await screen.findByText('Day Off Added')).toBeInTheDocument();
    expect(kept.rules.daysOff).toEqual(['2026-11-27', '2026-12-25']);
    await user.click(
      await screen.findByRole('button', { name: 'Remove Friday, December 25, 2026' }),
    );
    expect(await screen.findByText('Day Off Removed')).toBeInTheDocument();
    expect(kept.rules.daysOff).toEqual(['2026-11-27']);
  });

  it('take the US federal holidays of the next twelve months at once, each of which can go again', async () => {
    const { kept, user } = await open();
    const addAll = () => screen.queryByRole('button', { name: 'Add US federal holidays' });
    await user.click(await screen.findByRole('button', { name: 'Add US federal holidays' }));
    expect(await screen.findByText('Days Off Added')).toBeInTheDocument();
    expect(screen.getByText('10 US federal holidays')).toBeInTheDocument();
    expect(await field(/^Date/)).toHaveFocus();
    expect(kept.rules.daysOff).toEqual([
      '2026-11-26',
      '2026-12-25',
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-05-31',
      '2027-06-18',
      '2027-07-05',
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
    ]);
    expect(await screen.findByText('Thanksgiving Day')).toBeInTheDocument();
    expect(addAll()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Monday, October 11, 2027' }));
    await waitFor(() => expect(addAll()).toBeInTheDocument());
    expect(kept.rules.daysOff).toHaveLength(10);
  });

  it.each([
    ['', 'Please choose a date.'],
    ['2026-11-20', 'This date is in the past.'],
    ['2026-12-25', 'This is already a day off.'],
  ])('are refused at the field (%j)', async (date, sentence) => {
    const { user, set } = await open();
    await set(/^Date/, date);
    await user.click(screen.getByRole('button', { name: 'Add day off' }));
    expect(await field(/^Date/)).toHaveAccessibleDescription(sentence);
    expect(await field(/^Date/)).toHaveFocus();
  });
});
