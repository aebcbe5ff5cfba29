import { apiPaths } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../../../test/server';
import { call } from '../appointments/appointments.fixture';
import { refusal } from '../shared/desk.fixture';
import { lead } from '../shared/leads.fixture';
import { keepWork, openToday, urlOf } from './today.fixture';

const region = (name: RegExp) => screen.findByRole('region', { name });
const rows = async (name: RegExp) => within(await region(name)).findAllByRole('listitem');

describe('Today', () => {
  it('counts the promised hours of new leads, and takes an answered one away with Undo', async () => {
    const waiting = lead({ name: 'José Muñoz', createdAt: '2026-11-19T13:00:00Z' });
    const fresh = lead({ name: 'Dana Ruiz', createdAt: '2026-11-21T12:30:00Z' });
    const { saved } = keepWork({ leads: [waiting, fresh] });
    const user = openToday();
    const [first, second] = await rows(/^Answer first 2/);
    expect(first).toHaveTextContent('26 h late');
    expect(second).toHaveTextContent('21 h left');

    await user.click(screen.getByRole('button', { name: 'Contacted: José Muñoz' }));
    expect(screen.queryByText('José Muñoz')).not.toBeInTheDocument();
    expect(await region(/^Answer first 1/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Contacted: Dana Ruiz' })).toHaveFocus();
    expect(await screen.findByText('José Muñoz contacted')).toBeInTheDocument();
    expect(waiting.status).toBe('contacted');

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('José Muñoz')).toBeInTheDocument();
    expect(waiting.status).toBe('new');
    expect(saved).toHaveLength(2);
  });

  it('reads its rows again also when taking back fails', async () => {
    const leads = [lead({ name: 'José Muñoz' })];
    keepWork({ leads });
    const user = openToday();
    await user.click(await screen.findByRole('button', { name: 'Contacted: José Muñoz' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    leads.push(lead({ name: 'Dana Ruiz' }));
    server.use(http.patch(urlOf(`${apiPaths.contacts}/:id`), () => refusal(503, 'Not now.')));
    await user.click(undo);
    expect(await screen.findByText('Not undone')).toBeInTheDocument();
    expect(await screen.findByText('Dana Ruiz')).toBeInTheDocument();
  });

  it('shows a row again when its change fails, and says why', async () => {
    keepWork({ leads: [lead({ name: 'Ada Tidewater' })] });
    server.use(
      http.patch(urlOf(`${apiPaths.contacts}/:id`), () =>
        HttpResponse.json({ statusCode: 503, message: 'Not now, please.' }, { status: 503 }),
      ),
    );
    const user = openToday();
    await user.click(await screen.findByRole('button', { name: 'Contacted: Ada Tidewater' }));
    expect(await screen.findByText('Not now, please.')).toBeInTheDocument();
    expect(
      await screen.findByRole('button', { name: 'Contacted: Ada Tidewater' }),
    ).toBeInTheDocument();
  });

  it('keeps what another browser saved meanwhile', async () => {
    const changed = lead({ name: 'Ada Tidewater' });
    keepWork({ leads: [changed] });
    const user = openToday();
    const button = await screen.findByRole('button', { name: 'Contacted: Ada Tidewater' });
    Object.assign(changed, { version: 7, status: 'qualified' });
    await user.click(button);
    expect(await screen.findByText('This lead has changed.')).toBeInTheDocument();
    expect(await screen.findByText('Every new lead is answered.')).toBeInTheDocument();
    expect(changed.status).toBe('qualified');
  });

  it('plans due follow-ups anew from today, or clears them', async () => {
    const late = lead({ name: 'Zoë Brontë', status: 'contacted', followUpOn: '2026-11-18' });
    const due = lead({ name: 'Carla Zhang', status: 'qualified', followUpOn: '2026-11-21' });
    const lost = lead({ name: 'Lou Lost', status: 'closed-lost', followUpOn: '2026-11-18' });
    keepWork({ leads: [late, due, lost] });
    const user = openToday();
    const [first, second] = await rows(/^Follow up 2 ?1 overdue/);
    expect(first).toHaveTextContent('Wed, Nov 18');
    expect(second).toHaveTextContent('Today');
    expect(screen.queryByText('Lou Lost')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: '+3 days: Zoë Brontë' }));
    await waitFor(() => expect(late.followUpOn).toBe('2026-11-24'));
    await user.click(screen.getByRole('button', { name: 'Done: Carla Zhang' }));
    await waitFor(() => expect(due.followUpOn).toBeNull());
    expect(await screen.findByText('No follow-up is due.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(due.followUpOn).toBe('2026-11-21'));
  });

  it('offers no Undo of the step before while the next one is being saved', async () => {
    const due = lead({ name: 'Carla Zhang', status: 'contacted', followUpOn: '2026-11-21' });
    const past = call({ id: 3, contactId: due.id, scheduledAt: '2026-11-20T15:00:00.000Z' });
    keepWork({ leads: [due], calls: [past] });
    const user = openToday();
    await user.click(await screen.findByRole('button', { name: 'Done: Carla Zhang' }));
    await screen.findByRole('button', { name: 'Undo' });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.patch(urlOf(`${apiPaths.appointments}/:id`), async () => {
        await answered;
      }),
    );

    await user.click(screen.getByRole('button', { name: /^No-show/ }));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    answer();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(past.status).toBe('scheduled'));
    expect(due.followUpOn).toBeNull();
  });

  it('has Join for a call within the hour, and asks how past calls went', async () => {
    const ada = lead({ name: 'Ada Tidewater', status: 'contacted' });
    const contactId = ada.id;
    const soon = call({ id: 1, contactId, scheduledAt: '2026-11-21T15:45:00.000Z' });
    soon.contact.message = 'Our cost doubled.';
    const later = call({ id: 2, contactId, scheduledAt: '2026-11-21T21:00:00.000Z' });
    const past = call({ id: 3, contactId, scheduledAt: '2026-11-20T15:00:00.000Z' });
    const { saved } = keepWork({ leads: [ada], calls: [soon, later, past] });
    const user = openToday();
    const [first, second] = await rows(/^Calls today 2/);
    expect(first).toHaveTextContent('10:45 AM');
    expect(first).toHaveTextContent('Our cost doubled.');
    expect(within(first as HTMLElement).getByRole('link', { name: /^Join/ })).toBeInTheDocument();
    expect(
      within(second as HTMLElement).queryByRole('link', { name: /^Join/ }),
    ).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /^No-show/ }));
    await waitFor(() => expect(past.status).toBe('no-show'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(past.status).toBe('scheduled'));
    expect(saved).toEqual([{ status: 'no-show' }, { status: 'scheduled' }]);
  });

  it('shows what other services have when one fails, and reads it again on request', async () => {
    keepWork({ leads: [lead({ name: 'Ada Tidewater' })] });
    server.use(
      http.get(urlOf(apiPaths.appointments), () => new HttpResponse(null, { status: 503 }), {
        once: true,
      }),
      http.get(urlOf(apiPaths.rankingsAlerts), () => new HttpResponse(null, { status: 503 })),
    );
    const user = openToday();
    expect(await screen.findByText('Ada Tidewater')).toBeInTheDocument();
    expect(await screen.findByText(/^Today's calls could not be loaded/)).toBeInTheDocument();
    expect(await screen.findByText(/^The alerts could not be loaded/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again: Calls today' }));
    expect(await screen.findByText(/^No more calls today/)).toBeInTheDocument();
  });

  it('says once that all is done, with the next call', async () => {
    const next = call({ id: 4, scheduledAt: '2026-11-24T15:00:00.000Z' });
    const week = { thisWeek: { leads: 9, booked: 5 }, lastWeek: { leads: 7, booked: 3 } };
    keepWork({ calls: [next], week });
    openToday();
    const done = await region(/^All done/);
    await waitFor(() => expect(done).toHaveTextContent('Tue, Nov 24 at 10:00 AM'));
    expect(screen.queryByRole('region', { name: /^Answer first/ })).not.toBeInTheDocument();
    expect(await region(/^This week/)).toHaveTextContent('New leads97 last week');
  });
});
