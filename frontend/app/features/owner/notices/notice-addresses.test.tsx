import {
  apiPaths,
  brand,
  type NoticeAddress,
  type NoticeSettings,
  noticeAddressPath,
  testAddressPath,
  type UpdateNoticeSettings,
} from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { currentToast } from '~/ui/toast';
import { server } from '../../../../test/server';
import { openDashboard } from '../dashboard.fixture';
import { serveLeads } from '../shared/leads.fixture';

const main: NoticeAddress = {
  id: 0,
  address: 'owner@agency.example',
  kinds: ['lead', 'call', 'change', 'trouble'],
  isMain: true,
  isConfirmed: true,
};
const office: NoticeAddress = { ...main, id: 1, address: 'office@agency.example', isMain: false };

/** The settings as the service keeps them. */
function serveNotices(...more: NoticeAddress[]) {
  const kept = {
    settings: {
      addresses: [main, ...more],
      from: 'hello@agency.example',
      senderName: brand.name,
      replyToId: null,
    } as NoticeSettings,
    tested: [] as string[],
  };
  const answer = (change: Partial<NoticeSettings>) => {
    kept.settings = { ...kept.settings, ...change };
    return HttpResponse.json(kept.settings);
  };
  serveLeads({ leads: [] });
  server.use(
    http.get(apiPaths.noticeSettings, () => HttpResponse.json(kept.settings)),
    http.patch<never, UpdateNoticeSettings>(apiPaths.noticeSettings, async ({ request }) => {
      const { kindsOf, mainId, ...change } = await request.json();
      const addresses = kept.settings.addresses.map((one) => ({
        ...one,
        ...(kindsOf?.id === one.id && { kinds: kindsOf.kinds }),
        ...(mainId !== undefined && { isMain: one.id === mainId }),
      }));
      return answer({ addresses, ...change });
    }),
    http.post<never, { address: string }>(apiPaths.noticeAddresses, async ({ request }) => {
      const { address } = await request.json();
      const added = { ...office, address, isConfirmed: false };
      return answer({ addresses: [...kept.settings.addresses, added] });
    }),
    http.delete(noticeAddressPath(1), () => answer({ addresses: [main] })),
    http.post(testAddressPath(0).replace('0', ':id'), ({ params }) => {
      kept.tested.push(String(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return kept;
}

async function openNotices() {
  const { user } = openDashboard('?tab=settings&view=notifications');
  const row = async (address: string) =>
    within(await screen.findByRole('listitem', { name: address }));
  await row(main.address);
  return { user, row };
}
const toast = (title: string, description: string) =>
  waitFor(() => expect(currentToast()).toMatchObject({ title, description }));
const undo = () =>
  within(screen.getByRole('region', { name: /^Notifications \(/ })).getByRole('button', {
    name: 'Undo',
  });

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
    await user.click(undo());
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
    await user.click(undo());
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
