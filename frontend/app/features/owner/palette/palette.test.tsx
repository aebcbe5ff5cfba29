import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { address, undoByKey } from '~/ui/desk/desk.fixture';
import { server } from '../../../../test/server';
import { openDashboard } from '../dashboard.fixture';
import { logCallReached } from '../leads/panel/lead-panel.fixture';
import { contactsUrl, lead, serveLeads } from '../shared/leads.fixture';

const field = () => screen.findByRole('combobox', { name: 'Find a lead or a command' });

describe('the palette', () => {
  it('opens by Ctrl+K and goes where it is told by the keyboard alone', async () => {
    serveLeads({ leads: [lead({ status: 'qualified' })] });
    const { user } = openDashboard();
    await screen.findByText('Ada Tidewater');
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.keyboard('pipeline{Enter}');
    expect(await screen.findByRole('region', { name: /^Qualified/ })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lists every place and every section of the settings', async () => {
    serveLeads({ leads: [] });
    const { user } = openDashboard('?status=qualified');
    await user.keyboard('{Control>}k{/Control}');
    await field();
    const listed = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(listed).toEqual(
      expect.arrayContaining([
        ...['Today', 'Lead Management', 'Appointments', 'Availability', 'Sources', 'Rankings'],
        ...['Email previews', 'Settings', 'Settings: Security'],
        ...['Settings: Emails', 'Settings: Replies', 'Settings: Data'],
      ]),
    );
    await user.type(await field(), 'retention{Enter}');
    await waitFor(() => expect(address()).toBe('?tab=settings&view=data'));
  });

  it('finds a lead on the server and opens it', async () => {
    const wei = lead({ name: 'Wei Li', company: 'Cape Fear Plumbing' });
    const { queries } = serveLeads({ leads: [lead(), wei] });
    const { user } = openDashboard('?status=qualified');
    await user.click(screen.getByRole('button', { name: /^Find a lead or a command/ }));
    await user.type(await field(), 'wei');
    const hit = await screen.findByRole('option', { name: /Wei Li/ });
    await waitFor(() => expect(hit).toHaveAttribute('aria-selected', 'true'));
    expect(queries.filter((asked) => asked.get('search') === 'wei')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('complementary', { name: 'Lead: Wei Li' })).toBeInTheDocument();
  });

  it('marks the first lead that is left when typing goes on after a pause', async () => {
    serveLeads({ leads: ['Wei Li', 'Wei Lo', 'Wei Lum'].map((name) => lead({ name })) });
    const { user } = openDashboard('?status=qualified');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'wei');
    await screen.findByRole('option', { name: /Wei Li/, selected: true });
    await user.keyboard(' lum');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Wei Li/ })).toBeNull());
    expect(screen.getByRole('option', { name: /Wei Lum/, selected: true })).toBeInTheDocument();
  });

  it('offers the nearest names when no one is found', async () => {
    const hank = lead({ name: 'Hank Oldfield' });
    serveLeads({ leads: [hank], nearNames: [hank] });
    const { user } = openDashboard('?status=qualified');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'hnak');
    await user.click(await screen.findByRole('option', { name: /Hank Oldfield/ }));
    expect(
      await screen.findByRole('complementary', { name: 'Lead: Hank Oldfield' }),
    ).toBeInTheDocument();
  });

  it('changes the open lead, with Undo', async () => {
    const open = lead({ name: 'Wei Li' });
    serveLeads({ leads: [open] });
    const { user } = openDashboard(`?lead=${open.id}`);
    await screen.findByRole('complementary', { name: 'Lead: Wei Li' });
    await user.keyboard('{Meta>}k{/Meta}');
    await user.type(await field(), 'qualified{Enter}');
    await waitFor(() => expect(open.status).toBe('qualified'));
    // The toast appears after the answer.
    await waitFor(async () => {
      await undoByKey(user);
      expect(open.status).toBe('new');
    });
  });

  it('changes the open lead only after the call that is being logged', async () => {
    const open = lead();
    const { patches } = serveLeads({ leads: [open] });
    const { user } = openDashboard(`?lead=${open.id}`);
    const answer = await logCallReached(user, open);
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'qualified{Enter}');
    answer();
    await waitFor(() => expect(open.status).toBe('qualified'));
    expect(patches).toEqual([{ status: 'qualified' }]);
  });

  it('opens a saved view, and the form of a new lead', async () => {
    const view = { id: 1, name: 'Won in fall', query: 'status=closed-won' };
    serveLeads({ leads: [lead()], savedViews: [view] });
    const { user } = openDashboard('?view=board');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'won in');
    await user.click(await screen.findByRole('option', { name: 'Won in fall' }));
    expect(await screen.findByText('No matching leads')).toBeInTheDocument();

    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'add a lead{Enter}');
    expect(await screen.findByRole('dialog', { name: /lead/i })).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeInTheDocument();
  });

  it('keeps its commands when the search fails', async () => {
    serveLeads({ leads: [] });
    const { user } = openDashboard('?status=qualified');
    server.use(http.get(contactsUrl, () => new HttpResponse(null, { status: 503 })));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'app');
    expect(await screen.findByText(/^Leads couldn’t be searched/)).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Appointments' })).toBeInTheDocument();
  });

  it('offers ten actions at most, beside places, views and leads', async () => {
    const open = lead({ name: 'Wei Li' });
    serveLeads({ leads: [open] });
    const { user } = openDashboard(`?lead=${open.id}`);
    await screen.findByRole('complementary', { name: 'Lead: Wei Li' });
    await user.keyboard('{Control>}k{/Control}');
    await field();
    const actions = ['Wei Li', 'Do'].flatMap((title) =>
      within(screen.getByRole('group', { name: title }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    );
    expect(actions).toEqual([
      ...['Reply', 'Book a call', 'Set status: Contacted', 'Set status: Qualified'],
      ...['Set status: Proposal Sent', 'Set status: Closed Won'],
      expect.stringMatching(/^Follow up tomorrow/),
      expect.stringMatching(/^Follow up in a week/),
      'Add a lead',
      expect.stringMatching(/^Keyboard shortcuts/),
    ]);
  });

  it('lists the shortcuts for a question mark, unless it is typed into a field', async () => {
    serveLeads({ leads: [] });
    const { user } = openDashboard();
    await user.type(screen.getByRole('searchbox'), '?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(document.body);
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent(
      'Next lead',
    );
  });
});
