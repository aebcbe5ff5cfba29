import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepLeads, openDashboard } from '../leads/leads.fixture';
import { email, keepEmails } from './emails.fixture';

const notice = () => screen.findByRole('region', { name: /could not be sent$/ });

describe('the emails that could not be sent', () => {
  it('are told on the desk: which one, to whom, and why', async () => {
    keepLeads({ leads: [] });
    const failed = email();
    keepEmails([failed, email({ mail: 'lead-notice', to: 'owner' }), email({ state: 'sent' })]);
    openDashboard();
    expect(await screen.findByText('2 emails could not be sent')).toBeInTheDocument();
    const [toLead, toOwner] = within(await notice()).getAllByRole('listitem');
    expect(toLead).toHaveTextContent('Appointment invitation');
    expect(toLead).toHaveTextContent('To Ada Tidewater, ada@tidewater.example');
    expect(toLead).toHaveTextContent('The mail server rejected the address (550 5.1.1).');
    expect(toOwner).toHaveTextContent('To you, about Ada Tidewater');
    expect(screen.getAllByRole('link', { name: 'Ada Tidewater' })[0]).toHaveAttribute(
      'href',
      `/admin?lead=${failed.contact.id}`,
    );
  });

  it('are sent again, and gone from the desk', async () => {
    keepLeads({ leads: [] });
    const failed = email();
    const again = keepEmails([failed]);
    const { user } = openDashboard();
    await user.dblClick(await screen.findByRole('button', { name: /^Send again/ }));
    await waitFor(() => expect(screen.queryByText('1 email could not be sent')).toBeNull());
    expect(again).toEqual([failed.id]);
  });

  it('take no room when there are none', async () => {
    keepLeads({ leads: [] });
    keepEmails([email({ state: 'sent' })]);
    openDashboard();
    await screen.findByRole('link', { name: 'Total Leads: 0' });
    expect(screen.queryByText(/could not be sent/)).toBeNull();
  });
});
