import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { waitForToast } from '~/ui/desk/desk.fixture';
import { refusal, server } from '../../../../test/server';
import { call, contact } from '../shared/appointments.fixture';
import { callsUrl, openAppointments, openRow, rowOf, serveCalls } from './appointments.fixture';

const section = (name: RegExp) => screen.findByRole('region', { name });
const named = (name: string) => ({
  contact: contact({ name, email: 'a@b.example', company: 'Boats' }),
});

describe('the calls', () => {
  it('are sorted by Eastern days, the nearest first, each with its lead', async () => {
    const evening = call({ scheduledAt: '2026-11-24T04:30:00.000Z', ...named('Late Today') });
    const early = call({ scheduledAt: '2026-11-23T14:00:00.000Z', ...named('Early Today') });
    const next = call({ scheduledAt: '2026-11-24T14:00:00.000Z', ...named('Next') });
    const later = call({ scheduledAt: '2026-12-01T14:00:00.000Z', ...named('Later') });
    const before = call({ scheduledAt: '2026-11-20T14:00:00.000Z', ...named('Before') });
    const longAgo = call({ scheduledAt: '2026-11-02T14:00:00.000Z', ...named('Long Ago') });
    serveCalls([evening, later, before, next, longAgo, early]);
    openAppointments();

    await screen.findByText('Next');
    const namesIn = async (name: RegExp) =>
      within(await section(name))
        .getAllByRole('link', { name: /Today|Next|Later|Before|Ago/ })
        .map(({ textContent }) => textContent);
    expect(await namesIn(/^Today/)).toEqual(['Early Today', 'Late Today']);
    expect(await namesIn(/^Upcoming/)).toEqual(['Next', 'Later']);
    expect(await namesIn(/^Past/)).toEqual(['Before', 'Long Ago']);

    const row = await openRow('Next');
    const lead = `/admin?lead=${next.contactId}`;
    expect(row.getByRole('link', { name: 'Next' })).toHaveAttribute('href', lead);
    expect(row.getByRole('link', { name: 'a@b.example' })).toHaveAttribute('href');
    expect(row.getByRole('link', { name: /^Join/ })).toHaveAttribute('href', next.meetingUrl);
    expect(row.getByText('9:00 AM')).toBeInTheDocument();
  });

  it('of the past come page by page', async () => {
    const calls = Array.from({ length: 25 }, (_, index) =>
      call({
        scheduledAt: new Date(Date.UTC(2026, 9, 1 + index, 14)).toISOString(),
        status: 'completed',
        ...named(`Lead ${index}`),
      }),
    );
    serveCalls(calls);
    const user = openAppointments();
    await screen.findByText('Lead 24');
    expect(screen.queryByText('Lead 4')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show earlier calls' }));
    expect(await screen.findByText('Lead 0')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show earlier calls' })).toBeNull();
  });

  it('outside the present hours say so, and keep their buttons', async () => {
    serveCalls([call({ outsideHours: true })]);
    openAppointments();
    const row = await openRow();
    expect(row.getByText('Outside your hours')).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Move' })).toBeEnabled();
  });

  it('say until when they wait for their visitor', async () => {
    serveCalls([call({ confirmBy: '2026-11-24T15:20:00.000Z' })]);
    openAppointments();
    const row = await openRow();
    expect(row.getByText('Not confirmed')).toBeInTheDocument();
    expect(row.getByText(/^Held until 10:20 AM, unless the visitor confirms/)).toBeInTheDocument();
  });

  it('are counted without those that were canceled, which come last in their day', async () => {
    const at = (hour: number) => `2026-11-24T${hour}:00:00.000Z`;
    serveCalls([
      call({ scheduledAt: at(14), status: 'cancelled', ...named('Off') }),
      call({ scheduledAt: at(15), ...named('On') }),
    ]);
    openAppointments();
    await screen.findByText('Off');
    expect(await screen.findByRole('heading', { name: 'Upcoming 1' })).toBeInTheDocument();
    const rows = within(await section(/^Upcoming/)).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link', { name: /O/ }).textContent)).toEqual([
      'On',
      'Off',
    ]);
  });

  it('say in a line how to reach the lead and what they asked for, and the rest below', async () => {
    const facts = { phone: '(910) 555-0123', service: 'paid-search', message: 'We open in May.' };
    const near = call({
      scheduledAt: '2026-11-23T16:15:00.000Z',
      notes: 'Prefers mornings',
      contact: contact({ name: 'Near', ...facts }),
    });
    serveCalls([near]);
    openAppointments();
    const row = await rowOf('Near');
    expect(row.getByRole('link', { name: '(910) 555-0123' })).toHaveAttribute(
      'href',
      'tel:+19105550123',
    );
    expect(row.getByText(/“We open in May.”$/)).toBeInTheDocument();
    expect(row.getByRole('link', { name: /^Join/ })).toHaveAttribute('href', near.meetingUrl);
    expect(row.queryByRole('button', { name: 'Move' })).toBeNull();
    expect(row.queryByText('Prefers mornings')).toBeNull();
    await openRow('Near');
    expect(row.getByText('Prefers mornings')).toBeInTheDocument();
    expect(row.getByText('We open in May.')).toBeInTheDocument();
    expect(row.getAllByRole('link', { name: /^Join/ })).toHaveLength(1);
  });

  it('are joined from 15 minutes before, and until then the link is among the rest', async () => {
    serveCalls([
      call({ scheduledAt: '2026-11-23T16:15:00.000Z', ...named('Near') }),
      call({ scheduledAt: '2026-11-23T16:16:00.000Z', ...named('Far') }),
    ]);
    openAppointments();
    const join = (row: Awaited<ReturnType<typeof rowOf>>) =>
      row.queryByRole('link', { name: /^Join/ });
    expect(join(await rowOf('Near'))?.className).toMatch(/primary/);
    expect(join(await rowOf('Far'))).toBeNull();
    expect(join(await openRow('Far'))?.className).not.toMatch(/primary/);
  });

  it('by phone show the number in place of a room', async () => {
    const phone = '(910) 555-0123';
    serveCalls([
      call({
        scheduledAt: '2026-11-23T16:15:00.000Z',
        meetingUrl: null,
        contact: contact({ name: 'Phil', phone }),
      }),
    ]);
    openAppointments();
    const row = await openRow('Phil');
    expect(row.getByText('By phone')).toBeInTheDocument();
    expect(row.getByRole('link', { name: phone })).toBeInTheDocument();
    expect(row.queryByRole('link', { name: /^Join/ })).toBeNull();
    expect(row.queryByRole('button', { name: 'Copy link' })).toBeNull();
    expect(row.getByText('By phone. No emails are sent about this call.')).toBeInTheDocument();
  });

  it('say when there are none, and offer a retry when they cannot be loaded', async () => {
    serveCalls([]);
    server.use(
      http.get(callsUrl, () => refusal(503, 'We are taking a short break.'), { once: true }),
    );
    const user = openAppointments();
    expect(await screen.findByText('We are taking a short break.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No calls today.')).toBeInTheDocument();
    expect(screen.getByText('No upcoming calls.')).toBeInTheDocument();
    expect(screen.getByText('No past calls.')).toBeInTheDocument();
  });
});

describe('a call', () => {
  it('that has begun is settled in one tap', async () => {
    const begun = call({ scheduledAt: '2026-11-23T15:45:00.000Z' });
    const patches = serveCalls([begun]);
    const user = openAppointments();
    const row = await openRow();
    expect(row.getByText('Now')).toBeInTheDocument();
    expect(row.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await user.click(row.getByRole('button', { name: /^No-show/ }));
    expect(await screen.findByText('Appointment Updated')).toBeInTheDocument();
    expect(patches).toEqual([{ status: 'no-show' }]);
    await waitFor(() => expect(row.queryByRole('button', { name: /^No-show/ })).toBeNull());
    expect(row.getByText('No-Show')).toBeInTheDocument();
    expect(row.getByRole('button', { name: /^More/ })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await row.findByRole('button', { name: /^No-show/ })).toBeInTheDocument();
    expect(patches.at(-1)).toEqual({ status: 'scheduled' });
  });

  it('that is ahead cannot be settled yet, and is canceled only after a question', async () => {
    const patches = serveCalls([call()]);
    const user = openAppointments();
    const row = await openRow();
    expect(row.queryByRole('button', { name: /^Completed/ })).toBeNull();
    await user.click(row.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Keep call' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(patches).toEqual([]);
    await user.click(row.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Cancel call' }));
    await waitFor(() => expect(row.getByText('Canceled')).toBeInTheDocument());
    expect(patches).toEqual([{ status: 'cancelled' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps status and notes, saved together', async () => {
    const patches = serveCalls([call()]);
    const user = openAppointments();
    const row = await openRow();
    await user.click(row.getByRole('button', { name: /^Edit/ }));
    expect(row.getByLabelText(/^Notes/)).toHaveFocus();
    await user.type(row.getByLabelText(/^Notes/), 'Bring July.');
    await user.selectOptions(row.getByRole('combobox', { name: 'Status' }), 'Completed');
    await user.click(row.getByRole('button', { name: 'Save' }));
    expect(await row.findByText('Bring July.', { selector: 'p' })).toBeInTheDocument();
    expect(patches).toEqual([{ status: 'completed', notes: 'Bring July.', previousNotes: null }]);
    await waitFor(() => expect(row.getByRole('button', { name: /^Edit/ })).toHaveFocus());
  });

  it('says in the specified words that a change failed', async () => {
    serveCalls([call({ scheduledAt: '2026-11-23T15:45:00.000Z' })]);
    server.use(http.patch(`${callsUrl}/:id`, () => HttpResponse.error()));
    const user = openAppointments();
    await user.click((await rowOf('Ada Tidewater')).getByRole('button', { name: /^Completed/ }));
    expect(await screen.findByText('Update Failed')).toBeInTheDocument();
    const sentence = 'Failed to update appointment. Please try again.';
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });
});

describe('notes that meet another save', () => {
  async function meet() {
    const kept = call();
    const patches = serveCalls([kept]);
    const user = openAppointments();
    const row = await openRow();
    await user.click(row.getByRole('button', { name: /^Edit/ }));
    await user.type(row.getByLabelText(/^Notes/), 'Mine');
    Object.assign(kept, { notes: 'Theirs', status: 'completed' });
    await user.click(row.getByRole('button', { name: 'Save' }));
    const notice = within(await row.findByRole('alert'));
    expect(notice.getByText('Theirs')).toBeInTheDocument();
    expect(row.getByLabelText(/^Notes/)).toHaveValue('Mine');
    expect(row.getByRole('button', { name: 'Save' })).toBeDisabled();
    return { kept, patches, user, row };
  }

  it('are kept on top of what was changed there, if the owner says so', async () => {
    const { kept, patches, user, row } = await meet();
    await user.click(row.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(kept).toMatchObject({ notes: 'Mine', status: 'completed' }));
    expect(patches.at(-1)).toEqual({ notes: 'Mine', previousNotes: 'Theirs' });
    await waitFor(() => expect(row.queryByRole('form')).toBeNull());
  });

  it('are left for those, if the owner says so', async () => {
    const { kept, patches, user, row } = await meet();
    await user.click(row.getByRole('button', { name: 'Take theirs' }));
    expect(row.getByLabelText(/^Notes/)).toHaveValue('Theirs');
    expect(row.queryByRole('alert')).toBeNull();
    await user.type(row.getByLabelText(/^Notes/), ', and mine');
    await user.click(row.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(kept.notes).toBe('Theirs, and mine'));
    expect(patches).toHaveLength(2);
  });
});

describe('moving a call', () => {
  async function openMove() {
    const user = openAppointments();
    const row = await openRow();
    await user.click(row.getByRole('button', { name: 'Move' }));
    const panel = within(row.getByRole('region', { name: 'Move to another time' }));
    return { user, row, panel, tuesday: panel.getByRole('button', { name: /^Tuesday/ }) };
  }

  it('offers the free starts of the week only, without the call’s own time', async () => {
    const kept = call();
    const patches = serveCalls([
      kept,
      call({ scheduledAt: '2026-11-24T14:30:00.000Z', ...named('Rival') }),
    ]);
    const { user, row, panel, tuesday } = await openMove();
    expect(panel.getByText('November 23 – 27, 2026')).toBeInTheDocument();
    await waitFor(() => expect(tuesday).toHaveTextContent('14 open'));
    expect(panel.queryByRole('button', { name: /^9:/ })).toBeNull();
    expect(panel.queryByRole('button', { name: 'Move call' })).toBeNull();
    await user.click(panel.getByRole('button', { name: /^10:00 AM/ }));
    await user.click(panel.getByRole('button', { name: 'Move call' }));
    await waitFor(() => expect(kept.scheduledAt).toBe('2026-11-24T15:00:00.000Z'));
    expect(patches).toEqual([{ scheduledAt: '2026-11-24T15:00:00.000Z' }]);
    await waitFor(() => expect(row.queryByRole('region')).toBeNull());
    expect(row.getByText('10:00 AM')).toBeInTheDocument();
  });

  it('that loses the race says so, takes the time away and keeps the day', async () => {
    const calls = [call()];
    serveCalls(calls);
    const { user, panel, tuesday } = await openMove();
    await waitFor(() => expect(tuesday).toHaveTextContent('15 open'));
    await user.click(panel.getByRole('button', { name: /^10:00 AM/ }));
    calls.push(call({ scheduledAt: '2026-11-24T15:00:00.000Z', ...named('Rival') }));
    await user.click(panel.getByRole('button', { name: 'Move call' }));
    const sentence = 'That time was just taken. Please choose another one.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(panel.queryByRole('button', { name: /^10:00 AM/ })).toBeNull());
    expect(panel.getByRole('button', { name: /^Tuesday/ })).toHaveAttribute('aria-pressed', 'true');
    expect(calls[0]?.scheduledAt).toBe('2026-11-24T14:00:00.000Z');
  });

  it('is not bound by the horizon, which is for visitors', async () => {
    serveCalls([call()], { horizonDays: 0 });
    const { user, panel, tuesday } = await openMove();
    await waitFor(() => expect(tuesday).toHaveTextContent('15 open'));
    await user.click(panel.getByRole('button', { name: 'Next Week' }));
    const monday = panel.getByRole('button', { name: /^Monday/ });
    await waitFor(() => expect(monday).toHaveTextContent('16 open'));
    expect(monday).toBeEnabled();
  });

  it('can be left, and the focus is where it was', async () => {
    serveCalls([call()]);
    const { user, row } = await openMove();
    await user.click(row.getByRole('button', { name: 'Keep current time' }));
    expect(row.getByRole('button', { name: 'Move' })).toHaveFocus();
  });
});

it('copies the meeting link, and shows it where copying is not allowed', async () => {
  serveCalls([call()]);
  const user = openAppointments();
  const row = await openRow();
  await user.click(row.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('https://meet.example/room');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(row.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('https://meet.example/room')).toBeInTheDocument();
});

describe('a change of a call that fails', () => {
  it('closes its question at once, also if nothing can be read', async () => {
    serveCalls([call()]);
    const user = openAppointments();
    await user.click(await screen.findByRole('button', { name: /^More about the call/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    // No request is given up.
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    server.use(
      http.patch(`${callsUrl}/:id`, () => HttpResponse.error()),
      http.get(callsUrl, () => delay('infinite')),
    );
    await user.click(screen.getByRole('button', { name: 'Cancel call' }));
    await waitForToast('Update Failed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
