import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serveCalls } from '../../appointments/appointments.fixture';
import { call } from '../../shared/appointments.fixture';
import { lead, serveLeads } from '../../shared/leads.fixture';
import { openLeads } from '../open-leads.fixture';

describe('the call of a lead', () => {
  it('is joined, moved and canceled in the panel', async () => {
    const shown = lead();
    serveLeads({ leads: [shown] });
    const patches = serveCalls([call({ contactId: shown.id })]);
    const user = openLeads(`?lead=${shown.id}`);
    const section = within(await screen.findByRole('region', { name: 'Upcoming call' }));
    expect(section.getByRole('link', { name: /^Join/ })).toHaveAttribute(
      'href',
      'https://meet.example/room',
    );

    await user.click(section.getByRole('button', { name: 'Move' }));
    await user.click(await section.findByRole('button', { name: 'Keep current time' }));
    await waitFor(() => expect(section.getByRole('button', { name: 'Move' })).toHaveFocus());

    await user.click(section.getByRole('button', { name: /^Cancel/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this call?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel call' }));
    await waitFor(() => expect(patches).toHaveLength(1));
    expect(patches[0]).toMatchObject({ status: 'cancelled' });
  });

  it('is left out while there is none', async () => {
    const shown = lead();
    serveLeads({ leads: [shown] });
    openLeads(`?lead=${shown.id}`);
    await screen.findByRole('heading', { name: shown.name });
    expect(screen.queryByRole('region', { name: /^Upcoming call/ })).toBeNull();
  });
});
