import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lead, serveLeads } from '../shared/leads.fixture';
import { openLeads } from './open-leads.fixture';

async function select() {
  const leads = [
    lead({ name: 'One', followUpOn: '2026-11-30', followUpTask: 'Send audit' }),
    lead({ name: 'Two' }),
  ];
  const { bulks: requests } = serveLeads({ leads });
  const user = openLeads();
  await user.click(await screen.findByRole('checkbox', { name: 'Select One' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Two' }));
  return { user, requests, ids: leads.map(({ id }) => id) };
}

describe('several selected leads', () => {
  it('get a status in one go, and their own back by Undo', async () => {
    const { user, requests, ids } = await select();
    await user.click(screen.getByRole('button', { name: 'Status …' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Status of 2 leads' }));
    expect(dialog.getByRole('button', { name: 'Change 2 leads' })).toBeDisabled();
    await user.selectOptions(dialog.getByLabelText('New status'), 'Qualified');
    await user.click(dialog.getByRole('button', { name: 'Change 2 leads' }));
    expect(await screen.findByText('2 leads changed: Qualified')).toBeInTheDocument();
    expect(screen.queryByText('2 leads selected')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests).toEqual([
      ids.map((id) => ({ id, status: 'qualified' })),
      ids.map((id) => ({ id, status: 'new' })),
    ]);
  });

  it('lose their follow-up dates with the tasks, and get both back by Undo', async () => {
    const { user, requests } = await select();
    await user.click(screen.getByRole('button', { name: 'Follow-up …' }));
    await user.click(screen.getByRole('button', { name: 'Change 2 leads' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    expect(requests.map((leads) => leads.map(({ followUpOn }) => followUpOn))).toEqual([
      [null, null],
      ['2026-11-30', null],
    ]);
    expect(requests[1]?.map(({ followUpTask }) => followUpTask)).toEqual(['Send audit', null]);
  });

  it('are exported alone', async () => {
    const { ids } = await select();
    expect(screen.getByRole('link', { name: 'Export the selection as CSV' })).toHaveAttribute(
      'href',
      `/api/contacts/export?ids=${ids.join(',')}`,
    );
  });
});
