import { addDays, apiPaths, easternDateOf, type ListedLead } from '@agency/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { address } from '~/ui/desk/desk.fixture';
import { refusal, server } from '../../../../test/server';
import { call } from '../shared/appointments.fixture';
import { lead } from '../shared/leads.fixture';
import { openToday, serveWork } from './today.fixture';

const region = (name: RegExp) => screen.findByRole('region', { name });
const rows = async (name: RegExp) => within(await region(name)).findAllByRole('listitem');

describe('Today', () => {
  it('has what is in time first, the least time left on top, and takes an answered one away with Undo', async () => {
    const waiting = lead({ name: 'José Muñoz', createdAt: '2026-11-20T16:30:00Z' });
    const fresh = lead({ name: 'Dana Ruiz', createdAt: '2026-11-21T12:30:00Z' });
    const { patches } = serveWork({ leads: [fresh, waiting] });
    const user = openToday();
    const [first, second] = await rows(/^Answer 2/);
    expect(first).toHaveTextContent('1 h left');
    expect(second).toHaveTextContent('21 h left');
    expect(await screen.findByText('2 to answer')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Contacted: José Muñoz' }));
    expect(screen.queryByText('José Muñoz')).not.toBeInTheDocument();
    expect(await region(/^Answer 1/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Contacted: Dana Ruiz' })).toHaveFocus();
    expect(await screen.findByText('José Muñoz contacted')).toBeInTheDocument();
    expect(waiting.status).toBe('contacted');

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('José Muñoz')).toBeInTheDocument();
    expect(waiting.status).toBe('new');
    expect(patches).toHaveLength(2);
  });

  it('has one filled button, in the first row', async () => {
    const due = lead({ name: 'Dora Due', status: 'contacted', followUpOn: '2026-11-21' });
    const waiting = ['2026-11-21T12:30:00Z', '2026-11-21T13:30:00Z'].map((createdAt) =>
      lead({ createdAt }),
    );
    serveWork({ leads: [...waiting, due] });
    const user = openToday();
    const filled = () =>
      screen
        .getAllByRole('button')
        .filter(({ className }) => className.includes('primary'))
        .map((button) => button.getAttribute('aria-label'));
    await screen.findByRole('button', { name: /^Done/ });
    expect(filled()).toEqual([`Contacted: ${waiting[0]?.name}`]);
    for (const _ of waiting) {
      const [contacted] = screen.getAllByRole('button', { name: /^Contacted/ });
      if (contacted) await user.click(contacted);
    }
    await waitFor(() => expect(filled()).toEqual(['Done: Dora Due']));
  });

  it('shows a lead that just came in among hundreds', async () => {
    const leads = Array.from({ length: 300 }, (_, index) =>
      lead({
        name: `Lead ${index}`,
        createdAt: new Date(Date.parse('2026-11-21T14:00:00Z') - index * 60_000).toISOString(),
      }),
    );
    const newest = lead({ name: 'Just Now', createdAt: '2026-11-21T14:59:50Z' });
    serveWork({ leads: [...leads, newest] });
    openToday();
    const shown = await rows(/^Answer 301/);
    expect(shown).toHaveLength(20);
    expect(shown[0]).toHaveTextContent('Lead 299');
    expect(shown.at(-1)).toHaveTextContent('Just Now');
    expect(screen.getByRole('link', { name: '281 more' })).toBeInTheDocument();
  });

  it('folds late leads, the newest first', async () => {
    const old = lead({ name: 'Old Late', createdAt: '2026-11-01T15:00:00Z' });
    const late = lead({ name: 'Just Late', createdAt: '2026-11-20T14:00:00Z' });
    serveWork({ leads: [old, late] });
    const user = openToday();
    const fold = await screen.findByRole('button', { name: /^Late 2/ });
    expect(
      await screen.findByText('No leads from the last 24 hours are waiting.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Just Late')).not.toBeInTheDocument();
    await user.click(fold);
    const [first, second] = await rows(/^Late 2/);
    expect(first).toHaveTextContent('Just Late');
    expect(first).toHaveTextContent('1 h late');
    expect(second).toHaveTextContent('19 days late');
  });

  it('closes what is late for over 30 days, however many, with one Undo', async () => {
    const leads = Array.from({ length: 416 }, () => lead({ createdAt: '2026-09-01T15:00:00Z' }));
    const { bulks } = serveWork({ leads });
    const user = openToday();
    expect(await screen.findByText('416 older than 30 days')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Set to Closed Lost' }));
    expect(await screen.findByText('416 leads changed: Closed Lost')).toBeInTheDocument();
    expect(bulks.map((changes) => changes.length)).toEqual([200, 200, 16]);
    await waitFor(() => expect(screen.queryByText(/^416 late/)).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('416 older than 30 days')).toBeInTheDocument();
    expect(leads.every(({ status }) => status === 'new')).toBe(true);
  });

  it('asks how a call went, shows the attempt, and offers to follow up tomorrow', async () => {
    const ada = lead({ name: 'Ada Tidewater' });
    serveWork({ leads: [ada] });
    const user = openToday();
    const link = await screen.findByRole('link', { name: 'Call: Ada Tidewater' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    const question = screen.getByRole('group', { name: 'How did the call with Ada Tidewater go?' });
    await user.click(within(question).getByRole('button', { name: 'No answer' }));
    expect(link).toHaveFocus();
    expect(await screen.findByText(/called 10:00, no answer/)).toBeInTheDocument();

    await user.click(await screen.findByRole('button', { name: 'Follow up tomorrow' }));
    const tomorrow = addDays(easternDateOf(new Date()), 1);
    await waitFor(() => expect(ada.followUpOn).toBe(tomorrow));
    expect(await screen.findByText('Every new lead is answered.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(ada.followUpOn).toBeNull());
  });

  it('takes a lead away that was reached, with Undo', async () => {
    const ada = lead({ name: 'Ada Tidewater' });
    serveWork({ leads: [ada] });
    const user = openToday();
    await user.click(await screen.findByRole('link', { name: 'Call: Ada Tidewater' }));
    await user.click(screen.getByRole('button', { name: 'Reached' }));
    expect(await screen.findByText('Ada Tidewater reached')).toBeInTheDocument();
    await waitFor(() => expect(ada.status).toBe('contacted'));
    expect(screen.queryByText('Ada Tidewater')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Ada Tidewater')).toBeInTheDocument();
  });

  it('marks a lead as contacted by a swipe, only by touch and only if it is long enough', async () => {
    // jsdom has no pointer capture.
    Element.prototype.setPointerCapture = () => {};
    const ada = lead({ name: 'Ada Tidewater' });
    serveWork({ leads: [ada] });
    openToday();
    const name = await screen.findByText('Ada Tidewater');
    const swipe = (pointerType: string, distance: number) => {
      const at = (clientX: number) => ({ pointerType, clientX, button: 0, pointerId: 1 });
      fireEvent.pointerDown(name, at(40));
      fireEvent.pointerMove(name, at(40 + distance));
      fireEvent.pointerUp(name, at(40 + distance));
    };
    swipe('mouse', 200);
    swipe('touch', 60);
    expect(ada.status).toBe('new');
    swipe('touch', 120);
    expect(await screen.findByText('Ada Tidewater contacted')).toBeInTheDocument();
    expect(ada.status).toBe('contacted');
  });

  it('shows and focuses the lead that came in, or opens it if it waits for nothing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T15:00:00Z') });
    const leads = [lead({ name: 'Ada Tidewater', createdAt: '2026-11-21T14:00:00Z' })];
    serveWork({ leads });
    const user = openToday();
    await screen.findByText('Ada Tidewater');
    const come = async (facts: Partial<ListedLead>) => {
      leads.push(lead(facts));
      await act(() => vi.advanceTimersByTimeAsync(31_000));
      await user.click(await screen.findByRole('button', { name: /^1 new lead/ }));
    };
    await come({ name: 'Bo Wellington', createdAt: '2026-11-21T14:59:00Z' });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Bo Wellington' })).toHaveFocus());

    const nextCall = { id: 1, scheduledAt: '2026-11-24T15:00:00.000Z' };
    await come({ name: 'Cy Dunn', createdAt: '2026-11-21T14:59:30Z', nextCall });
    await waitFor(() => expect(address()).toBe(`?lead=${leads.at(-1)?.id}`));
    vi.useRealTimers();
  });

  it('shows a row again when its change fails, and says why', async () => {
    serveWork({ leads: [lead({ name: 'Ada Tidewater' })] });
    server.use(http.patch(`${apiPaths.contacts}/:id`, () => refusal(503, 'Not now, please.')));
    const user = openToday();
    await user.click(await screen.findByRole('button', { name: 'Contacted: Ada Tidewater' }));
    expect(await screen.findByText('Not now, please.')).toBeInTheDocument();
    expect(
      await screen.findByRole('button', { name: 'Contacted: Ada Tidewater' }),
    ).toBeInTheDocument();
  });

  it('plans due follow-ups anew from today, or clears them', async () => {
    const late = lead({ name: 'Zoë Brontë', status: 'contacted', followUpOn: '2026-11-18' });
    const due = lead({
      name: 'Carla Zhang',
      status: 'qualified',
      followUpOn: '2026-11-21',
      followUpTask: 'Send audit',
    });
    const lost = lead({ name: 'Lou Lost', status: 'closed-lost', followUpOn: '2026-11-18' });
    serveWork({ leads: [late, due, lost] });
    const user = openToday();
    const [first, second] = await rows(/^Follow up 2 ?1 overdue/);
    expect(first).toHaveTextContent('Wed, Nov 18');
    expect(second).toHaveTextContent('Today');
    expect(second).toHaveTextContent('Send audit');
    expect(screen.queryByText('Lou Lost')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: '+3 days: Zoë Brontë' }));
    await waitFor(() => expect(late.followUpOn).toBe('2026-11-24'));
    await user.click(screen.getByRole('button', { name: 'Done: Carla Zhang' }));
    await waitFor(() => expect(due.followUpOn).toBeNull());
    expect(await screen.findByText('No follow-ups are due.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(due.followUpOn).toBe('2026-11-21'));
  });

  it('has a strong Join from 15 minutes before a call, and asks how past calls went', async () => {
    const ada = lead({ name: 'Ada Tidewater', status: 'contacted' });
    const contactId = ada.id;
    const soon = call({ id: 1, contactId, scheduledAt: '2026-11-21T15:15:00.000Z' });
    soon.contact.message = 'Our cost doubled.';
    const later = call({ id: 2, contactId, scheduledAt: '2026-11-21T21:00:00.000Z' });
    const past = call({ id: 3, contactId, scheduledAt: '2026-11-20T15:00:00.000Z' });
    const { callChanges } = serveWork({ leads: [ada], calls: [soon, later, past] });
    const user = openToday();
    const next = await region(/^Next call\s+2 today/);
    const [first, second] = within(next).getAllByRole('listitem');
    expect(first).toHaveTextContent('10:15 AM');
    expect(first).toHaveTextContent('in 15 min');
    expect(first).toHaveTextContent('Our cost doubled.');
    expect(within(first as HTMLElement).getByRole('link', { name: /^Join/ })).toHaveClass(
      /primary/,
    );
    expect(
      within(second as HTMLElement).queryByRole('link', { name: /^Join/ }),
    ).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /^No-show/ }));
    await waitFor(() => expect(past.status).toBe('no-show'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(past.status).toBe('scheduled'));
    expect(callChanges).toEqual([{ status: 'no-show' }, { status: 'scheduled' }]);
  });

  it('has a quiet Join for a next call that is further away', async () => {
    serveWork({ calls: [call({ scheduledAt: '2026-11-21T15:16:00.000Z' })] });
    openToday();
    expect(await screen.findByRole('link', { name: /^Join/ })).not.toHaveClass(/primary/);
  });

  it('shows what other services have when one fails, and reads it again on request', async () => {
    serveWork({ leads: [lead({ name: 'Ada Tidewater' })] });
    server.use(
      http.get(apiPaths.appointments, () => new HttpResponse(null, { status: 503 }), {
        once: true,
      }),
      http.get(apiPaths.rankingsAlerts, () => new HttpResponse(null, { status: 503 })),
    );
    const user = openToday();
    expect(await screen.findByText('Ada Tidewater')).toBeInTheDocument();
    expect(await screen.findByText(/^Today’s calls couldn’t be loaded/)).toBeInTheDocument();
    expect(await screen.findByText(/^The alerts couldn’t be loaded/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again: Next call' }));
    expect(await screen.findByText(/^No more calls today/)).toBeInTheDocument();
  });

  it('says once that all is done, with the next call', async () => {
    const next = call({ id: 4, scheduledAt: '2026-11-24T15:00:00.000Z' });
    serveWork({ calls: [next] });
    openToday();
    const done = await region(/^All done/);
    await waitFor(() => expect(done).toHaveTextContent('Tue, Nov 24 at 10:00 AM'));
    expect(screen.queryByRole('region', { name: /^Answer/ })).not.toBeInTheDocument();
  });
});
