import { type AddLeadBody, apiPaths, leadFieldsSchema } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { address } from '~/ui/desk/desk.fixture';
import { server } from '../../../../test/server';
import { lead, serveLeads } from '../shared/leads.fixture';
import { openLeads } from './open-leads.fixture';

async function openForm() {
  const leads = [lead()];
  serveLeads({ leads });
  const bodies: AddLeadBody[] = [];
  const added = lead({ name: 'Vi Pond', phone: '(910) 555-0199', email: null, source: 'owner' });
  server.use(
    http.post<never, AddLeadBody>(apiPaths.addLead, async ({ request }) => {
      bodies.push(await request.json());
      leads.push(added);
      return HttpResponse.json({ ...added, related: [] }, { status: 201 });
    }),
  );
  const user = openLeads();
  await user.click(await screen.findByRole('button', { name: 'Add lead' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a lead' }));
  return { user, dialog, bodies, added };
}

describe('adding a lead by hand', () => {
  it('takes a name and a phone number, and opens the lead', async () => {
    const { user, dialog, bodies, added } = await openForm();
    await user.type(dialog.getByLabelText(/Name/), 'Vi Pond');
    await user.type(dialog.getByLabelText(/Phone/), '9105550199');
    await user.selectOptions(dialog.getByLabelText('How did you hear about us?'), 'A referral');
    await user.type(dialog.getByLabelText('Referred by'), 'Beau Marsh');
    await user.click(dialog.getByRole('button', { name: 'Add lead' }));
    await waitFor(() => expect(address()).toBe(`?lead=${added.id}`));
    expect(bodies).toEqual([
      expect.objectContaining({
        name: 'Vi Pond',
        phone: '(910) 555-0199',
        heardFrom: 'referral',
        referredBy: 'Beau Marsh',
        sendAutoReply: false,
      }),
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has every field that a visitor may send', async () => {
    await openForm();
    const fields = screen.getByRole('dialog').querySelectorAll('[name]');
    expect([...fields].map((field) => field.getAttribute('name'))).toEqual(
      expect.arrayContaining(Object.keys(leadFieldsSchema.shape)),
    );
  });

  it('asks for one way to reach them, and goes on to booking', async () => {
    const { user, dialog, bodies, added } = await openForm();
    await user.type(dialog.getByLabelText(/Name/), 'Vi Pond');
    await user.click(dialog.getByRole('button', { name: 'Add and book a call' }));
    expect(
      await dialog.findByText('Please enter an email address or a phone number.'),
    ).toBeVisible();
    expect(dialog.getByLabelText('Send the automatic reply now')).toBeDisabled();
    await user.type(dialog.getByLabelText(/Email/), 'vi@pond.example');
    await user.click(dialog.getByLabelText('Send the automatic reply now'));
    await user.click(dialog.getByRole('button', { name: 'Add and book a call' }));
    await waitFor(() => expect(address()).toBe(`?lead=${added.id}&book=1`));
    expect(bodies).toEqual([expect.objectContaining({ sendAutoReply: true })]);
  });

  it('asks before what was typed is lost, and not when nothing was', async () => {
    const { user, dialog } = await openForm();
    await user.type(dialog.getByLabelText(/Name/), 'Vi');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(screen.getByRole('dialog', { name: 'Discard this lead?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await user.clear(dialog.getByLabelText(/Name/));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
