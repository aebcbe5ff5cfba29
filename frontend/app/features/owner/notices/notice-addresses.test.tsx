import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pressUndo } from '~/ui/desk/desk.fixture';
import { currentToast } from '~/ui/toast';
import { openDashboard } from '../dashboard.fixture';
import { serveLeads } from '../shared/leads.fixture';
import { main, office, serveNotices } from './notices.fixture';

async function openNotices() {
  serveLeads({ leads: [] });
  const { user } = openDashboard('?tab=settings&view=notifications');
  const row = async (address: string) =>
    within(await screen.findByRole('listitem', { name: address }));
  await row(main.address);
  return { user, row };
}
const toast = (title: string, description: string) =>
  waitFor(() => expect(currentToast()).toMatchObject({ title, description }));

describe('who is notified', () => {
  it('is chosen per kind, at one press with Undo, but the main address always learns of trouble', async () => {
    const kept = serveNotices(office);
    const { user, row } = await openNotices();
    const box = async (name: string, of = office.address) =>
      (await row(of)).getByRole('checkbox', { name });
    await user.click(await box('New calls'));
    await toast(
      'Setting Saved',
      'office@agency.example: new leads, moved and canceled calls, problems.',
    );
    expect(kept.settings.addresses[1]?.kinds).toEqual(['lead', 'change', 'trouble']);
    await pressUndo(user);
    await waitFor(() => expect(kept.settings.addresses[1]?.kinds).toHaveLength(4));
    await user.click(await box('Problems (always on)', main.address));
    expect(kept.settings.addresses[0]?.kinds).toHaveLength(4);
  });

  it('can be an address that is added, which gets its link again until it is confirmed', async () => {
    const kept = serveNotices();
    const { user, row } = await openNotices();
    const field = screen.getByRole('textbox', { name: 'Another address' });
    await user.type(field, 'nobody{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Please enter a valid email address.'),
    );
    await user.clear(field);
    await user.type(field, `${office.address}{Enter}`);
    await toast(
      'Address Added',
      'We sent a link there. Notices start once the address is confirmed.',
    );
    const added = await row(office.address);
    expect(added.getByText(/^Not confirmed/)).toBeInTheDocument();
    expect(added.queryByRole('button', { name: /^Make main/ })).toBeNull();
    await user.click(added.getByRole('button', { name: /^Send the link again/ }));
    await toast('Link Sent', `Check the inbox of ${office.address}.`);
    expect(kept.tested).toEqual(['1']);
    await user.click(added.getByRole('button', { name: /^Remove/ }));
    await toast('Address Removed', `${office.address} won’t get any more notices.`);
    expect(screen.queryByRole('listitem', { name: office.address })).toBeNull();
  });

  it('changes its main address with one press, and back by Undo', async () => {
    const kept = serveNotices(office);
    const { user, row } = await openNotices();
    await user.click((await row(office.address)).getByRole('button', { name: /^Make main/ }));
    await toast('Setting Saved', `${office.address} is the main address.`);
    expect(kept.settings.addresses.map(({ isMain }) => isMain)).toEqual([false, true]);
    await pressUndo(user);
    await waitFor(() =>
      expect(kept.settings.addresses.map(({ isMain }) => isMain)).toEqual([true, false]),
    );
  });
});

describe('how emails are sent', () => {
  it('is with another name as soon as its field is left, and replies go where the owner says', async () => {
    const kept = serveNotices(office);
    const { user } = await openNotices();
    const name = screen.getByRole('textbox', { name: 'Sender’s name' });
    await user.clear(name);
    await user.tab();
    await waitFor(() => expect(name).toHaveAccessibleDescription('Please enter a name.'));
    await user.type(name, 'Ann of the Harbor');
    await user.tab();
    await toast('Setting Saved', 'Emails come from Ann of the Harbor.');
    const answers = screen.getByRole('combobox', { name: 'Replies go to' });
    expect(answers).toHaveDisplayValue(
      'owner@agency.example for your replies, hello@agency.example for the rest',
    );
    await user.selectOptions(answers, office.address);
    await toast('Setting Saved', `Replies go to ${office.address}.`);
    expect(kept.settings).toMatchObject({ senderName: 'Ann of the Harbor', replyToId: 1 });
  });

  it('leaves alone what was saved elsewhere meanwhile, and shows it', async () => {
    const kept = serveNotices();
    const { user } = await openNotices();
    kept.settings = { ...kept.settings, addresses: [main, office] };
    const name = screen.getByRole('textbox', { name: 'Sender’s name' });
    await user.clear(name);
    await user.type(name, 'Ann{Enter}');
    await toast('Setting Saved', 'Emails come from Ann.');
    expect(kept.settings).toMatchObject({ senderName: 'Ann' });
    expect(await screen.findByRole('listitem', { name: office.address })).toBeInTheDocument();
  });
});
