import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDashboard } from './dashboard.fixture';
import { lead, serveLeads } from './shared/leads.fixture';
import { serveWork } from './today/today.fixture';

describe('the dashboard', () => {
  it('leads from a counter to the leads it counts', async () => {
    serveLeads({ leads: [lead(), lead({ name: 'Wei Li', status: 'qualified' })] });
    const { user } = openDashboard();
    await user.click(await screen.findByRole('link', { name: 'Qualified: 1' }));
    expect(await screen.findByText('1 of 1 lead')).toBeInTheDocument();
    expect(screen.getByText('Wei Li')).toBeInTheDocument();
  });

  it('says a large count as it shows it', async () => {
    serveLeads({ leads: Array.from({ length: 1_234 }, () => lead()) });
    openDashboard();
    const link = await screen.findByRole('link', { name: 'Total Leads: 1,234' });
    expect(link).toHaveTextContent('1,234');
  });

  it('has counters on its three tabs only', async () => {
    serveWork({});
    serveLeads({ leads: [lead()] });
    const { user } = openDashboard();
    expect(await screen.findByRole('link', { name: 'Total Leads: 1' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Today' }));
    expect(await screen.findByRole('heading', { name: /^Answer/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Total Leads/ })).toBeNull();
    await user.click(screen.getByRole('tab', { name: /^Lead Management/ }));
    expect(await screen.findByRole('link', { name: 'Total Leads: 1' })).toBeInTheDocument();
  });

  it('counts what waits for her, not the calls ahead', async () => {
    serveLeads({ leads: [lead()] });
    openDashboard();
    const leads = screen.getByRole('tab', { name: /^Lead Management/ });
    await waitFor(() => expect(leads).toHaveAttribute('aria-description', '1 to answer'));
    expect(screen.getByRole('tab', { name: 'Appointments' })).not.toHaveAttribute(
      'aria-description',
    );
  });

  it('logs out at once when nothing would be lost', async () => {
    serveLeads({ leads: [] });
    const { user, logouts } = openDashboard();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(logouts).toHaveBeenCalledOnce();
  });

  it('asks before logging out, and before another tab, when notes are not saved', async () => {
    const shown = lead({ notes: 'Call' });
    serveLeads({ leads: [shown] });
    const { user, logouts } = openDashboard(`?lead=${shown.id}`);
    await user.click(await screen.findByRole('button', { name: 'Edit the pinned note' }));
    const notes = screen.getByRole('textbox', { name: /^Pinned note/ });
    await user.type(notes, ' on Tuesday');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(screen.getByText('Log out without saving?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(logouts).not.toHaveBeenCalled();

    await user.click(screen.getByRole('tab', { name: 'Availability' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('tab', { name: 'Lead Management' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(notes).toHaveValue('Call on Tuesday');

    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(logouts).toHaveBeenCalledOnce());
  });
});
