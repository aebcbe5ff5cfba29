import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stoppedClock } from '~/lib/clock.fixture';
import { ClockContext } from '~/lib/use-clock';
import { Scheduler } from './lazy-scheduler';
import { contactId, openSlotPicker, readyDay, wednesdayMorning } from './scheduler.fixture';

it('has its title at once, and the calendar as soon as its script is there', async () => {
  openSlotPicker();
  render(
    <ClockContext value={stoppedClock(wednesdayMorning)}>
      <Scheduler contactId={contactId} onBooked={vi.fn()} />
    </ClockContext>,
  );
  expect(screen.getByRole('heading', { name: 'Schedule Your Strategy Call' })).toBeInTheDocument();
  expect(await readyDay('Wednesday')).toBeEnabled();
});
