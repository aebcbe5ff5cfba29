import { apiPaths, type Booking, type UpdateBookingRequest } from '@agency/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { slotsHandlers, takenAt } from '~/features/slot-picker/slots.fixture';
import { ClockContext } from '~/lib/clock';
import { stoppedClock } from '~/lib/clock.fixture';
import { createQueryClient } from '~/lib/query-client';
import { heldAnswer, refusal, server } from '../../../test/server';
import { VisitorBooking } from './booking-view';

const bookingUrl = `${apiPaths.bookings}/tok-en_1`;
const taken = 'That time was just taken. Please choose another one.';

/** Monday, November 23, 2026, 11:00 in Wilmington. */
const clock = stoppedClock('2026-11-23T16:00:00Z');

/** Tuesday, 9:00 AM Eastern Time. */
const tuesdayAtNine: Booking = {
  scheduledAt: '2026-11-24T14:00:00.000Z',
  duration: 30,
  status: 'scheduled',
  meetingUrl: 'https://meet.example/room',
  changeable: true,
};

/** The call as the service keeps it, and the calendar around it. */
function serveBooking(facts: Partial<Booking> = {}) {
  const kept = { ...tuesdayAtNine, ...facts };
  const requests: UpdateBookingRequest[] = [];
  const blocking = [kept.scheduledAt];
  server.use(
    ...slotsHandlers(() => ({ now: clock.now(), taken: blocking.map(takenAt) })),
    http.get(bookingUrl, () => HttpResponse.json(kept)),
    http.patch<never, UpdateBookingRequest>(bookingUrl, async ({ request }) => {
      const change = await request.json();
      requests.push(change);
      if (change.action === 'cancel') {
        Object.assign(kept, { status: 'cancelled', meetingUrl: null, changeable: false });
      } else if (change.action === 'confirm') delete kept.confirmBy;
      else if (blocking.includes(change.scheduledAt)) return refusal(409, taken);
      else kept.scheduledAt = change.scheduledAt;
      return HttpResponse.json(kept);
    }),
  );
  return { kept, requests, blocking };
}

const BookingPage = () => (
  <ClockContext value={clock}>
    <VisitorBooking token="tok-en_1" />
  </ClockContext>
);

function open() {
  const Page = createRoutesStub([{ path: '/', Component: BookingPage }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

const headline = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: RegExp | string) => screen.getByRole('button', { name });

async function chooseTime(user: UserEvent, time: RegExp) {
  await user.click(await screen.findByRole('button', { name: 'Move the call' }));
  await user.click(await screen.findByRole('button', { name: /^Tuesday.*open$/ }));
  await user.click(button(time));
}

it('confirms a call that waits for its link, once', async () => {
  const { kept, requests } = serveBooking({ confirmBy: '2026-11-23T16:20:00.000Z' });
  open();
  await waitFor(() => expect(kept).not.toHaveProperty('confirmBy'));
  expect(await headline('Your strategy call')).toBeVisible();
  expect(requests).toEqual([{ action: 'confirm' }]);
});

it('says when a call could not be confirmed, and tries again', async () => {
  const { kept } = serveBooking({ confirmBy: '2026-11-23T16:20:00.000Z' });
  server.use(http.patch(bookingUrl, () => HttpResponse.error(), { once: true }));
  const user = open();
  expect(await headline('Your call isn’t confirmed yet')).toBeVisible();
  expect(screen.getByText(/until 11:20 AM Eastern Time/)).toBeInTheDocument();
  await user.click(button('Try again'));
  expect(await headline('Your strategy call')).toBeVisible();
  expect(kept).not.toHaveProperty('confirmBy');
});

describe('a call that is ahead', () => {
  it('is shown with everything to take part, and nothing is changed by looking', async () => {
    const { requests } = serveBooking();
    open();
    await screen.findByText('Tuesday, November 24, 2026');
    await headline('Your strategy call');
    expect(screen.getByText(/9:00 AM Eastern Time/)).toBeInTheDocument();
    const join = screen.getByRole('link', { name: /^Join the video meeting/ });
    expect(join).toHaveAttribute('href', 'https://meet.example/room');
    expect(join).toHaveAttribute('rel', 'noreferrer');
    expect(requests).toEqual([]);
  });

  it('is moved to another time', async () => {
    const { requests } = serveBooking();
    const user = open();
    await chooseTime(user, /^10:30 AM/);
    expect(button(/^9:00 AM Current time/)).toBeDisabled();
    await user.click(button('Move the Call'));
    expect(await headline('Your call has moved')).toHaveFocus();
    expect(screen.getByText(/10:30 AM Eastern Time/)).toBeInTheDocument();
    expect(requests).toEqual([{ action: 'move', scheduledAt: '2026-11-24T15:30:00.000Z' }]);
    expect(screen.queryByRole('heading', { name: 'Choose a new time' })).toBeNull();
  });

  it('that loses the race for a time says so and keeps the day', async () => {
    const { kept, blocking } = serveBooking();
    const user = open();
    await chooseTime(user, /^10:30 AM/);
    blocking.push('2026-11-24T15:30:00.000Z');
    await user.click(button('Move the Call'));
    expect(await screen.findByRole('alert')).toHaveTextContent(taken);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(button(/^10:30 AM Taken/)).toBeDisabled();
    expect(button(/^Tuesday/)).toHaveAttribute('aria-pressed', 'true');
    expect(kept.scheduledAt).toBe('2026-11-24T14:00:00.000Z');
    await user.click(button(/^11:00 AM/));
    await user.click(button('Move the Call'));
    await headline('Your call has moved');
  });

  it('stays where it is when moving fails, and the choice stands', async () => {
    serveBooking();
    const user = open();
    await chooseTime(user, /^10:30 AM/);
    server.use(http.patch(bookingUrl, () => HttpResponse.error()));
    await user.click(button('Move the Call'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We didn’t get a response. Please confirm again.',
    );
    expect(button('Move the Call')).toBeEnabled();
    expect(button('Keep the current time')).toBeEnabled();
  });

  it('that has moved although the answer was lost says so', async () => {
    const { kept } = serveBooking();
    const user = open();
    await chooseTime(user, /^10:30 AM/);
    server.use(
      http.patch(bookingUrl, () => {
        kept.scheduledAt = '2026-11-24T15:30:00.000Z';
        return HttpResponse.error();
      }),
    );
    await user.click(button('Move the Call'));
    expect(await headline('Your call has moved')).toHaveFocus();
    expect(screen.getByText(/10:30 AM Eastern Time/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Choose a new time' })).toBeNull();
  });

  it('cannot be kept where it is while it is being moved', async () => {
    serveBooking();
    const user = open();
    await chooseTime(user, /^10:30 AM/);
    const { answer, answered } = heldAnswer();
    server.use(http.patch(bookingUrl, () => answered, { once: true }));
    await user.click(button('Move the Call'));
    await screen.findByRole('button', { name: 'Moving Your Call...' });
    expect(button('Keep the current time')).toBeDisabled();
    answer();
    await headline('Your call has moved');
  });

  it('by phone is not called a video meeting', async () => {
    serveBooking({ meetingUrl: 'tel:+19105550100' });
    const user = open();
    expect(await screen.findByRole('link', { name: 'Call (910) 555-0100' })).toBeVisible();
    expect(screen.getByText('Phone call')).toBeVisible();
    await chooseTime(user, /^10:30 AM/);
    expect(screen.getAllByText('Phone call')).toHaveLength(2);
    expect(screen.queryByText('Video meeting')).toBeNull();
  });

  it('is canceled only after a second yes', async () => {
    const { requests } = serveBooking();
    const user = open();
    const cancel = await screen.findByRole('button', { name: 'Cancel the call' });
    await user.click(cancel);
    await user.click(button('Keep the call'));
    expect(button('Cancel the call')).toHaveFocus();
    expect(requests).toEqual([]);
    await user.click(button('Cancel the call'));
    await user.click(button('Yes, cancel the call'));
    expect(await headline('This call is canceled')).toHaveFocus();
    expect(requests).toEqual([{ action: 'cancel' }]);
    expect(screen.getByRole('link', { name: 'Book another call' })).toHaveAttribute(
      'href',
      '/lead-generation',
    );
    expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
  });

  it('keeps the focus on its button while it is canceled, and after a failure', async () => {
    const { requests } = serveBooking();
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel the call' }));
    const { answer, answered } = heldAnswer();
    let attempts = 0;
    server.use(
      http.patch(
        bookingUrl,
        async () => {
          attempts += 1;
          await answered;
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.dblClick(button('Yes, cancel the call'));
    const busy = await screen.findByRole('button', { name: 'Canceling...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(busy).toBeEnabled();
    expect(busy).toHaveFocus();
    await user.keyboard('{Enter}');
    answer();
    await screen.findByRole('alert');
    await waitFor(() => expect(button('Yes, cancel the call')).toHaveFocus());
    expect(attempts).toBe(1);
    expect(requests).toEqual([]);
  });

  it('that was changed meanwhile is shown as it is now', async () => {
    const { kept } = serveBooking();
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel the call' }));
    Object.assign(kept, { status: 'completed', changeable: false });
    const sentence = 'This call can no longer be changed. Please email us instead.';
    server.use(http.patch(bookingUrl, () => refusal(409, sentence)));
    await user.click(button('Yes, cancel the call'));
    await headline('This call is over');
  });

  it('is offered for no change when the server would refuse it', async () => {
    serveBooking({ changeable: false });
    open();
    await screen.findByText('Tuesday, November 24, 2026');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a call in another state', () => {
  it.each([
    ['under way', { scheduledAt: '2026-11-23T15:45:00.000Z' }, 'Your call has started', true],
    ['over', { scheduledAt: '2026-11-23T15:30:00.000Z' }, 'This call is over', false],
    ['missed', { status: 'no-show' }, 'This call is over', false],
    ['cancelled', { status: 'cancelled', meetingUrl: null }, 'This call is canceled', false],
  ] as const)('says that it is %s', async (_state, facts, heading, canJoin) => {
    serveBooking({ ...facts, changeable: false });
    open();
    await headline(heading);
    expect(screen.queryAllByRole('link', { name: /^Join/ })).toHaveLength(canJoin ? 1 : 0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a link', () => {
  it('that leads nowhere says so and shows the ways on', async () => {
    server.use(http.get(bookingUrl, () => refusal(404, 'This link doesn’t lead to a call.')));
    open();
    await headline('We can’t find your call');
    expect(screen.getByRole('link', { name: 'Book another call' })).toHaveAttribute(
      'href',
      '/lead-generation',
    );
    expect(screen.getByRole('link', { name: /@/ })).toBeInTheDocument();
  });

  it('that cannot be looked up can be tried again', async () => {
    serveBooking();
    server.use(http.get(bookingUrl, () => HttpResponse.error(), { once: true }));
    const user = open();
    await headline('We couldn’t look up your call');
    await user.click(button('Try again'));
    await waitFor(() => expect(screen.getByText('Tuesday, November 24, 2026')).toBeVisible());
  });
});
