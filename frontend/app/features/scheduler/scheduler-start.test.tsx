import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { ClockContext } from '~/lib/clock';
import { stoppedClock } from '~/lib/clock.fixture';
import { refusal, server } from '../../../test/server';
import { takenAt } from '../slot-picker/slots.fixture';
import { Scheduler } from './lazy-scheduler';
import {
  bookedAt,
  button,
  contactId,
  openScheduler,
  openSlotPicker,
  readyDay,
  urls,
  wednesdayMorning,
} from './scheduler.fixture';

const thursdayAtTwo = '2026-11-26T19:00:00.000Z';
const open = (start = thursdayAtTwo) => openScheduler(wednesdayMorning, new Date(start));

const panel = () => screen.findByRole('region', { name: 'Does this time work for you?' });

/** Accepts bookings and records their times. */
function acceptBookings(): unknown[] {
  const booked: unknown[] = [];
  server.use(
    http.post<never, { scheduledAt: string }>(urls.appointments, async ({ request }) => {
      const { scheduledAt } = await request.json();
      booked.push(scheduledAt);
      return HttpResponse.json(bookedAt(scheduledAt), { status: 201 });
    }),
  );
  return booked;
}

it('asks about a time that was chosen before, and books it with one press and not before', async () => {
  openSlotPicker();
  const booked = acceptBookings();
  const { user, onBooked } = open();
  expect(await panel()).toHaveFocus();
  expect(await panel()).toHaveTextContent('Thursday, November 26, 2026');
  expect(button(/^2:00 PM/)).toHaveAttribute('aria-pressed', 'true');
  expect(booked).toEqual([]);
  await user.click(button('Confirm Appointment'));
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce());
  expect(booked).toEqual([thursdayAtTwo]);
});

it('says that the chosen time is taken, and offers the others of its day', async () => {
  openSlotPicker({ taken: [takenAt(thursdayAtTwo)] });
  open();
  const news = await screen.findByText('That time was just taken. Please choose another one.');
  await waitFor(() => expect(news).toHaveFocus());
  expect(button(/^2:00 PM Taken/)).toBeDisabled();
  expect(button(/^2:30 PM/)).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Confirm Appointment' })).toBeNull();
});

it('says that the chosen time has passed, in the week that can be booked', async () => {
  openSlotPicker();
  open('2026-11-18T19:00:00.000Z');
  expect(screen.getByText(/^That time has already passed\./)).toHaveFocus();
  expect(await readyDay('Thursday, November 26')).toBeEnabled();
});

it.each([
  ['off the grid', '2026-11-26T19:10:00.000Z'],
  ['on a weekend', '2026-11-28T19:00:00.000Z'],
  ['years ahead', '2099-11-26T19:00:00.000Z'],
])('asks about no time %s', async (_, start) => {
  openSlotPicker();
  open(start);
  await screen.findByRole('button', { name: /^Next free time/ });
  expect(screen.queryByRole('button', { name: 'Confirm Appointment' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks about it although the times cannot be read, because the server decides', async () => {
  openSlotPicker();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(http.get(urls.slots, () => refusal(503, 'A short break.')));
  open();
  expect(await panel()).toHaveFocus();
});

it('announces the arrival of the times', async () => {
  openSlotPicker();
  openScheduler();
  const news = await screen.findByText('Next free time: Wed, Nov 25, 10:30 AM', {
    selector: '[aria-live]',
  });
  expect(news).toHaveAttribute('aria-live', 'polite');
});

it('links to the form beside the sentence that its request is not known', async () => {
  openSlotPicker();
  const sentence = 'We could not find your contact information. Please fill out the form again.';
  server.use(http.post(urls.appointments, () => refusal(404, sentence)));
  const { user } = open();
  await panel();
  await user.click(button('Confirm Appointment'));
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Contact Form' })).toHaveAttribute(
    'href',
    '/lead-generation',
  );
});

it('has its title at once, and the calendar as soon as its script is there', async () => {
  openSlotPicker();
  render(
    <ClockContext value={stoppedClock(wednesdayMorning)}>
      <Scheduler contactId={contactId} onBooked={vi.fn()} />
    </ClockContext>,
  );
  const title = 'Schedule Your Strategy Call';
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(/free 30-minute consultation/)).toBeInTheDocument();
  expect(await readyDay('Wednesday')).toBeEnabled();
  expect(screen.getByRole('region', { name: title })).toContainElement(
    screen.getByRole('heading', { name: title }),
  );
});
