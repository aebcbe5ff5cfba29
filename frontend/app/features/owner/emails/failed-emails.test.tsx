import { apiPaths, type Delivery, type ListedLead } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { undoByKey, waitForToast } from '~/ui/desk/desk.fixture';
import { currentToast } from '~/ui/toast';
import { refusal, server } from '../../../../test/server';
import { openDashboard } from '../dashboard.fixture';
import { lead, serveLeads } from '../shared/leads.fixture';
import { email, serveEmails } from './emails.fixture';

const notice = () => screen.findByRole('region', { name: /couldn’t be sent$/ });

/** The desk with these emails, which it shows; returns the ids sent again. */
async function open(emails: Delivery[], leads: ListedLead[] = []) {
  const { patches } = serveLeads({ leads });
  const again = serveEmails(emails);
  const { user } = openDashboard();
  await user.click(await screen.findByRole('button', { name: /^Show the emails/ }));
  return { user, patches, again };
}

async function correct(user: UserEvent, typed: string) {
  const [first] = await screen.findAllByRole('button', { name: /^Correct address/ });
  if (first) await user.click(first);
  const field = await screen.findByRole('textbox', { name: /^Email address/ });
  expect(field).toHaveValue('ada@tidewater.exmaple');
  await user.clear(field);
  await user.type(field, `${typed}{enter}`);
  return field;
}

describe('the emails that could not be sent', () => {
  it('are one line on the desk, which shows which one, to whom, and why', async () => {
    serveLeads({ leads: [] });
    const failed = email();
    serveEmails([failed, email({ mail: 'lead-notice', to: 'owner' }), email({ state: 'sent' })]);
    const { user } = openDashboard();
    expect(await screen.findByText('2 emails couldn’t be sent')).toBeInTheDocument();
    expect(within(await notice()).queryByRole('listitem')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Show the emails/ }));
    const [toLead, toOwner] = within(await notice()).getAllByRole('listitem');
    expect(toLead).toHaveTextContent('Call invitation');
    expect(toLead).toHaveTextContent('To Ada Tidewater, ada@tidewater.example');
    expect(toLead).toHaveTextContent('The mail server rejected the address (550 5.1.1).');
    expect(toOwner).toHaveTextContent('To you, about Ada Tidewater');
    expect(screen.getAllByRole('button', { name: /^Correct address/ })).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'Ada Tidewater' })[0]).toHaveAttribute(
      'href',
      `/admin?lead=${failed.contact.id}`,
    );
  });

  it('are sent again, and gone from the desk', async () => {
    const failed = email();
    const { user, again } = await open([failed]);
    await user.dblClick(await screen.findByRole('button', { name: /^Send again/ }));
    await waitFor(() => expect(screen.queryByText('1 email couldn’t be sent')).toBeNull());
    expect(again).toEqual([failed.id]);
  });

  it('are dismissed, one or all, and brought back by Undo', async () => {
    const { user } = await open([email(), email(), email()]);
    const [first] = await screen.findAllByRole('button', { name: /^Dismiss:/ });
    if (first) await user.click(first);
    await waitForToast('Email Dismissed');
    expect(await screen.findByText('2 emails couldn’t be sent')).toBeInTheDocument();
    await undoByKey(user);
    expect(await screen.findByText('3 emails couldn’t be sent')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss all' }));
    await waitForToast('3 Emails Dismissed');
    await waitFor(() => expect(screen.queryByText(/couldn’t be sent/)).toBeNull());
    await undoByKey(user);
    expect(await screen.findByText('3 emails couldn’t be sent')).toBeInTheDocument();
  });

  it('are sent to the corrected address, all of the same lead', async () => {
    const wrong = lead({ email: 'ada@tidewater.exmaple', status: 'qualified' });
    const contact = { id: wrong.id, name: wrong.name, email: wrong.email };
    const emails = [email({ contact }), email({ contact, mail: 'lead-auto-reply' }), email()];
    const { user, patches, again } = await open(emails, [wrong]);
    const field = await correct(user, 'ada@');
    expect(await screen.findByText('Please enter a valid email address.')).toBeInTheDocument();
    await user.type(field, 'tidewater.example');
    await user.click(screen.getByRole('button', { name: 'Save and send again' }));
    await waitForToast('Address Updated');
    expect(patches).toEqual([{ email: 'ada@tidewater.example' }]);
    expect(again).toEqual(emails.slice(0, 2).map(({ id }) => id));
    expect(await screen.findByText('1 email couldn’t be sent')).toBeInTheDocument();
  });

  it('say so when the address is corrected but not every one could be sent again', async () => {
    const wrong = lead({ email: 'ada@tidewater.exmaple' });
    const contact = { id: wrong.id, name: wrong.name, email: wrong.email };
    const [refused, sent] = [email({ contact }), email({ contact })];
    const { user, again } = await open([refused, sent], [wrong]);
    server.use(
      http.post(`${apiPaths.deliveries}/${refused.id}/send-again`, () => refusal(503, 'Not now.')),
    );
    await correct(user, 'ada@tidewater.example');
    await waitForToast('Address Updated');
    expect(currentToast()?.description).toBe(
      'The address is saved, but not every email could be sent again.',
    );
    expect(wrong.email).toBe('ada@tidewater.example');
    expect(again).toEqual([sent.id]);
    expect(await screen.findByText('1 email couldn’t be sent')).toBeInTheDocument();
  });

  it('have the booking link of their call to copy', async () => {
    const failed = email({ appointmentId: 7 });
    const { user } = await open([failed, email()]);
    const url = 'http://site.test/booking/token';
    server.use(
      http.get(`${apiPaths.deliveries}/${failed.id}/booking-link`, () =>
        HttpResponse.json({ url }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Copy booking link' }));
    await waitForToast('Link Copied');
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('are listed up to two hundred', async () => {
    await open(Array.from({ length: 203 }, () => email()));
    expect(screen.getByText('203 emails couldn’t be sent')).toBeInTheDocument();
    expect(within(await notice()).getAllByRole('listitem')).toHaveLength(200);
    expect(screen.getByText('3 more. Resolve these to see the rest.')).toBeInTheDocument();
  });

  it('take no room when there are none', async () => {
    serveLeads({ leads: [] });
    serveEmails([email({ state: 'sent' }), email({ dismissedAt: '2026-11-21T14:06:00Z' })]);
    openDashboard();
    await screen.findByRole('link', { name: 'Total Leads: 0' });
    expect(screen.queryByText(/couldn’t be sent/)).toBeNull();
  });
});
