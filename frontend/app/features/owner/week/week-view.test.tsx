import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stoppedClock } from '~/lib/clock.fixture';
import { address } from '~/ui/desk/desk.fixture';
import { at, busyTime, callOf, timeOff } from './week.fixture';
import { openWeek } from './week-server.fixture';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the week of calls', () => {
  it('is one tab stop, begins now, and goes on into the next week', async () => {
    const { sent, user } = openWeek({ calls: [callOf('Ada', at('2026-11-30', '09:00'))] });
    const grid = await screen.findByRole('grid', { name: 'Calls of November 23 – 27, 2026' });
    const cells = within(grid).getAllByRole('button');
    expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      await button('Monday, November 23, 11:00 AM, past'),
    ]);
    (await button('Monday, November 23, 11:00 AM, past')).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(await button('Tuesday, November 24, 11:30 AM, free')).toHaveFocus();
    await user.keyboard('{Control>}{Home}{/Control}{End}{ArrowRight}');
    await waitFor(async () =>
      expect(await button('Monday, November 30, 9:00 AM, call with Ada')).toHaveFocus(),
    );
    expect(address()).toBe('?tab=appointments&day=2026-11-30');
    expect(sent.asked.slice(0, 2)).toEqual(['2026-11-23..2026-11-29', '2026-11-30..2026-12-06']);
  });

  describe('on a Saturday', () => {
    const saturday = stoppedClock('2026-11-28T16:00:00Z');
    const thisWeek = { name: 'Calls of November 23 – 28, 2026' };
    const nextWeek = { name: /^Calls of November 30/ };

    it('is the week that ends, if calls are left in it', async () => {
      const { user } = openWeek({ calls: [callOf('Ada', at('2026-11-28', '14:00'))] }, saturday);
      expect(await screen.findByRole('grid', thisWeek)).toBeInTheDocument();
      expect(await button(/2:00 PM, call with Ada/)).toBeInTheDocument();
      await user.click(await button('Next week'));
      expect(await screen.findByRole('grid', nextWeek)).toBeInTheDocument();
    });

    it('is the week ahead without calls, and Today is today', async () => {
      const { user } = openWeek({ calls: [callOf('Ada', at('2026-11-24', '10:00'))] }, saturday);
      expect(await screen.findByRole('grid', nextWeek)).toBeInTheDocument();
      await user.click(await button('Today'));
      expect(await screen.findByRole('grid', thisWeek)).toBeInTheDocument();
    });
  });

  it('opens a call, with what can be done with it, and gives the focus back', async () => {
    const { user } = openWeek({
      calls: [callOf('Ada', at('2026-11-24', '10:00'))],
      busyTimes: [busyTime(at('2026-11-24', '10:15'), at('2026-11-24', '11:00'), 'Dentist')],
    });
    const call = await button(/10:00 AM, call with Ada, conflict/);
    await user.click(call);
    const dialog = within(await screen.findByRole('dialog', { name: 'Call with Ada' }));
    expect(dialog.getByText('conflict with Dentist · Google')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    expect(dialog.getAllByRole('button', { name: /^Move/ })).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens a call that began on the Sunday before and goes past midnight', async () => {
    const { user } = openWeek({ calls: [callOf('Ada', at('2026-11-22', '23:45'))] });
    await user.click(await button(/^Monday, November 23, .*call with Ada/));
    expect(await screen.findByRole('dialog', { name: 'Call with Ada' })).toBeInTheDocument();
  });

  it('moves a call by keyboard after one question, with a message to the visitor', async () => {
    const { sent, user } = openWeek({
      calls: [callOf('Ada', at('2026-11-24', '10:00'), { id: 7 })],
    });
    (await button(/call with Ada/)).focus();
    await user.keyboard('m');
    expect(screen.getByText(/^Moving the call with/)).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    const question = within(
      await screen.findByRole('dialog', { name: 'Move to Wed, Nov 25, 10:30 AM?' }),
    );
    expect(question.getByRole('checkbox', { name: 'Email the visitor' })).toBeChecked();
    await user.type(question.getByRole('textbox', { name: /Message to the visitor/ }), 'Sorry!');
    await user.click(question.getByRole('button', { name: 'Move call' }));
    const moved = await button('Wednesday, November 25, 10:30 AM, call with Ada');
    await waitFor(() => expect(moved).toHaveFocus());
    expect(sent.moves).toEqual([{ scheduledAt: at('2026-11-25', '10:30'), message: 'Sorry!' }]);
    expect(screen.queryByText(/^Moving the call with/)).toBeNull();
  });

  it('leaves the move with Escape, and puts a refused call back', async () => {
    const calls = [
      callOf('Ada', at('2026-11-24', '10:00')),
      // Booked after the week was loaded.
      callOf('Ben', at('2026-12-01', '14:00')),
    ];
    const { sent, user } = openWeek({ calls });
    (await button(/call with Ada/)).focus();
    await user.keyboard('m{Escape}');
    expect(screen.queryByText(/^Moving/)).toBeNull();
    expect(await button(/call with Ada/)).toHaveFocus();
    Object.assign(calls[1] ?? {}, { scheduledAt: at('2026-11-24', '14:00') });
    await user.keyboard('m');
    await user.click(await button('Tuesday, November 24, 2:00 PM, free'));
    await user.click(await button('Move call'));
    expect(await screen.findByText(/^That time was just taken/)).toBeInTheDocument();
    expect(sent.moves).toHaveLength(1);
    expect(await button('Tuesday, November 24, 10:00 AM, call with Ada')).toBeInTheDocument();
    expect(await button('Tuesday, November 24, 2:00 PM, call with Ben')).toBeInTheDocument();
  });

  it('warns before a call is moved into a busy time outside the hours', async () => {
    const { user } = openWeek({
      calls: [callOf('Ada', at('2026-11-24', '10:00'), { isInvited: false })],
      busyTimes: [busyTime(at('2026-11-26', '08:30'), at('2026-11-26', '09:00'))],
    });
    (await button(/call with Ada/)).focus();
    await user.keyboard('m');
    await user.click(await button('Thursday, November 26, 8:30 AM, closed, busy, Google'));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('That is outside your hours.')).toBeInTheDocument();
    expect(question.getByText('Your other calendar has: Busy · Google.')).toBeInTheDocument();
    expect(question.getByText('No email is sent.')).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Keep current time' }));
    expect(screen.getByText(/^Moving the call with/)).toBeInTheDocument();
  });

  it('blocks a half hour, names the calls inside, and takes it back', async () => {
    const { sent, user } = openWeek({ calls: [callOf('Ada', at('2026-11-24', '12:30'))] });
    const half = await button('Tuesday, November 24, 12:00 PM, free');
    half.focus();
    await user.keyboard('{Enter}');
    await user.click(await button('Block this time'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block this time' }));
    const end = dialog.getByLabelText(/^To/);
    await user.clear(end);
    await user.type(end, '13:00');
    expect(await dialog.findByText('1 call inside')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Lunch');
    await user.click(dialog.getByRole('button', { name: 'Add time off' }));
    const blocked = 'Tuesday, November 24, 12:00 PM to 1:00 PM, blocked, Lunch';
    expect(await button(blocked)).toBeInTheDocument();
    expect(sent.saved).toEqual([
      {
        startsAt: at('2026-11-24', '12:00'),
        endsAt: at('2026-11-24', '13:00'),
        isAllDay: false,
        note: 'Lunch',
      },
    ]);
    await user.click(await button('Undo'));
    expect(await button('Tuesday, November 24, 12:00 PM, free')).toBeInTheDocument();
    expect(sent.removed).toEqual([71]);
  });

  it('unblocks what was blocked', async () => {
    const { sent, user } = openWeek({
      timeOff: [timeOff(4, at('2026-11-24', '13:00'), at('2026-11-24', '14:30'), 'School')],
    });
    await user.click(await button(/1:00 PM to 2:30 PM, blocked, School/));
    await user.click(await button('Remove'));
    expect(await button('Tuesday, November 24, 1:00 PM, free')).toBeInTheDocument();
    expect(sent.removed).toEqual([4]);
    await user.click(await button('Undo'));
    expect(await button(/1:00 PM to 2:30 PM, blocked, School/)).toBeInTheDocument();
  });

  it('shows what is far outside the hours on request', async () => {
    const { user } = openWeek({
      busyTimes: [busyTime(at('2026-11-24', '06:00'), at('2026-11-24', '07:00'))],
    });
    const earlier = await button(/^1 earlier/);
    expect(earlier).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: /6:00 AM/ })).toBeNull();
    await user.click(earlier);
    expect(await button('Tuesday, November 24, 6:00 AM, closed, busy, Google')).toBeVisible();
    await user.click(await button('Hide 1 earlier'));
    expect(screen.queryByRole('button', { name: /6:00 AM/ })).toBeNull();
  });

  it('does nothing with a half hour that has begun', async () => {
    const { user } = openWeek();
    const past = await button('Monday, November 23, 9:00 AM, past');
    expect(past).toHaveAttribute('aria-disabled', 'true');
    await user.click(past);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
