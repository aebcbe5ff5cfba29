import { apiPaths } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal, server } from '../../../../test/server';
import { lead, serveLeads, takeErasures, watchRequestsAbout } from '../shared/leads.fixture';
import { openLeads } from './open-leads.fixture';
import { editNote } from './panel/lead-panel.fixture';

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const button = (name: string) => screen.getByRole('button', { name });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => lead({ name: `Lead ${index + 1}` }));

describe('several leads', () => {
  it('are selected one by one or from one to another, and erased after one question', async () => {
    const leads = numbered(5);
    serveLeads({ leads });
    const requests = takeErasures(2);
    const user = openLeads();
    await screen.findByRole('link', { name: 'Lead 1' });
    expect(screen.queryByRole('button', { name: 'Erase leads …' })).toBeNull();
    await user.click(box('Lead 2'));
    await user.keyboard('{Shift>}');
    await user.click(box('Lead 4'));
    await user.keyboard('{/Shift}');
    await user.click(box('Lead 3'));
    expect(screen.getByText('2 leads selected')).toBeInTheDocument();

    await user.click(button('Erase leads …'));
    const dialog = within(screen.getByRole('dialog', { name: 'Erase 2 leads?' }));
    expect(await dialog.findByText('2 upcoming calls')).toBeInTheDocument();
    expect(dialog.getByText(/^No emails are sent/)).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'Email the visitors' }));
    expect(dialog.getByText(/^2 emails will be sent\./)).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'Email the visitors' }));
    await user.click(dialog.getByRole('button', { name: 'Erase 2 leads' }));
    expect(await screen.findByText('2 leads erased.')).toBeInTheDocument();
    expect(requests).toEqual([{ ids: [leads[1]?.id, leads[3]?.id], emailVisitors: false }]);
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  it('are not asked for again once erased, and the panel of one closes without a question', async () => {
    const open = lead({ notes: 'Call' });
    const leads = [open, lead()];
    serveLeads({ leads });
    takeErasures(0);
    const user = openLeads(`?lead=${open.id}`);
    await screen.findByText('No activity yet.');
    await editNote(user, ' on Tuesday');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(button('Erase leads …'));
    await waitFor(() => expect(button('Erase 2 leads')).toBeEnabled());
    const asked = watchRequestsAbout(open);
    leads.splice(0);
    await user.click(button('Erase 2 leads'));
    expect(await screen.findByText('2 leads erased.')).toBeInTheDocument();
    await screen.findByRole('link', { name: 'Total Leads: 0' });
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(screen.queryByText('Leave without saving?')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('are asked for again while their erasure waits for an email', async () => {
    const shown = lead();
    serveLeads({ leads: [shown] });
    takeErasures(1, 'requested');
    const user = openLeads(`?lead=${shown.id}`);
    await screen.findByText('No activity yet.');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(button('Erase leads …'));
    await waitFor(() => expect(button('Erase 1 lead')).toBeEnabled());
    shown.erasureRequestedAt = '2026-11-21T15:00:00.000Z';
    await user.click(button('Erase 1 lead'));
    const panel = within(screen.getByRole('complementary'));
    expect(await panel.findByText('Erased once its email is sent')).toBeInTheDocument();
  });

  it('are all those of the filter, beyond the page that is shown', async () => {
    serveLeads({ leads: numbered(64) });
    const requests = takeErasures(0);
    const user = openLeads();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('50 leads selected')).toBeInTheDocument();
    await user.click(button('Select all 64 matching'));
    expect(await screen.findByText('64 leads selected')).toBeInTheDocument();
    await user.click(button('Erase leads …'));
    expect(await screen.findByText(/^No upcoming calls\./)).toBeInTheDocument();
    await user.click(button('Erase 64 leads'));
    await waitFor(() => expect(requests[0]?.ids).toHaveLength(64));
  });

  it('are two hundred at most', async () => {
    serveLeads({ leads: numbered(230) });
    const user = openLeads();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(button('Select the first 200 of 230'));
    expect(await screen.findByText('200 leads selected')).toBeInTheDocument();
    expect(screen.getByText(/maximum/)).toBeInTheDocument();
  });

  it('are selected on one page only', async () => {
    serveLeads({ leads: numbered(64) });
    const user = openLeads();
    await screen.findByRole('link', { name: 'Lead 1' });
    await user.click(box('Lead 1'));
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await screen.findByRole('link', { name: 'Lead 64' });
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  it('stay selected when they could not be erased, and say why', async () => {
    serveLeads({ leads: numbered(2) });
    takeErasures(0);
    server.use(http.post(apiPaths.eraseLeads, () => refusal(503, 'We are briefly away.')));
    const user = openLeads();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(button('Erase leads …'));
    await waitFor(() => expect(button('Erase 2 leads')).toBeEnabled());
    await user.click(button('Erase 2 leads'));
    expect(await screen.findByText('We are briefly away.')).toBeInTheDocument();
    expect(screen.getByText('2 leads selected')).toBeInTheDocument();
  });

  it('cannot be erased before it is known what goes with them', async () => {
    serveLeads({ leads: numbered(1) });
    server.use(http.post(apiPaths.erasurePreview, () => refusal(503, 'We are briefly away.')));
    const user = openLeads();
    await screen.findByRole('link', { name: 'Lead 1' });
    await user.click(box('Lead 1'));
    await user.click(button('Erase leads …'));
    expect(await screen.findByText('We are briefly away.')).toBeInTheDocument();
    expect(button('Erase 1 lead')).toBeDisabled();
  });

  it('whose visitors are told first are marked until then', async () => {
    serveLeads({ leads: [lead({ erasureRequestedAt: '2026-11-21T14:30:00.000Z' })] });
    openLeads();
    expect(await screen.findByText('Erased once its email is sent')).toBeInTheDocument();
  });
});
