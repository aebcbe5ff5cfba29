import {
  apiPaths,
  type MeetingPlace,
  type MeetingSettings,
  settingPath,
  settings,
} from '@agency/contracts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { pressUndo, waitForNews } from '~/ui/desk/desk.fixture';
import { server } from '../../../../test/server';
import { openDashboard } from '../dashboard.fixture';
import { serveLeads } from '../shared/leads.fixture';

const zoom = 'https://us02web.zoom.us/j/85012345678?pwd=Zk9sR2';
const initial: MeetingSettings = {
  kind: 'rooms',
  address: 'https://rooms.example',
  defaultBaseUrl: 'https://rooms.example',
  callsElsewhere: 0,
};

/** The settings as the service keeps them. */
function serveMeeting(stored: Partial<MeetingSettings> = {}) {
  const kept = {
    settings: { ...initial, ...stored },
    saves: [] as MeetingPlace[],
    updates: 0,
  };
  serveLeads({ leads: [] });
  server.use(
    http.get(apiPaths.meeting, () => HttpResponse.json(kept.settings)),
    http.patch<never, MeetingPlace>(settingPath(settings.meeting), async ({ request }) => {
      const body = await request.json();
      kept.saves.push(body);
      kept.settings = { ...kept.settings, ...body, callsElsewhere: 3 };
      return HttpResponse.json(body);
    }),
    http.post(apiPaths.relocateCalls, () => {
      kept.updates += 1;
      const relocated = kept.settings.callsElsewhere;
      kept.settings = { ...kept.settings, callsElsewhere: 0 };
      return HttpResponse.json({ relocated });
    }),
  );
  return kept;
}

async function openMeeting() {
  const { user } = openDashboard('?tab=settings&view=meeting');
  await screen.findByRole('radio', { name: /^A separate room/ });
  return user;
}
const link = () => screen.getByRole('radio', { name: /^My own link/ });

describe('where calls take place', () => {
  it('is one link as soon as its field is left, and the rooms again by Undo', async () => {
    const kept = serveMeeting();
    const user = await openMeeting();
    expect(screen.getByRole('textbox', { name: 'Base address' })).toHaveValue(initial.address);
    await user.click(link());
    const field = screen.getByRole('textbox', { name: 'Link' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard(`${zoom} `);
    expect(kept.saves).toEqual([]);
    await user.tab();
    await waitForNews(`Calls take place at ${zoom}.`);
    expect(kept.saves).toEqual([{ kind: 'link', address: zoom }]);
    await pressUndo(user);
    await waitFor(() => expect(kept.settings).toMatchObject({ kind: 'rooms' }));
    expect(await screen.findByRole('radio', { name: /^A separate room/ })).toBeChecked();
  });

  it('says at the field why it cannot be saved, and is as it was after Escape', async () => {
    const kept = serveMeeting({ kind: 'link', address: zoom });
    const user = await openMeeting();
    const field = screen.getByRole('textbox', { name: 'Link' });
    await user.clear(field);
    await user.type(field, 'zoom.us/j/1{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/starts with https/));
    await user.keyboard('{Escape}');
    expect(field).toHaveValue(zoom);
    expect(kept.saves).toEqual([]);
  });

  it('is by phone only with a number', async () => {
    const kept = serveMeeting();
    const user = await openMeeting();
    await user.click(screen.getByRole('radio', { name: /^By phone/ }));
    const field = screen.getByRole('textbox', { name: 'Your phone number' });
    await user.type(field, '555-0100{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/at least 10 digits/));
    await user.clear(field);
    await user.type(field, '910 555 0100{Enter}');
    await waitForNews('Visitors call (910) 555-0100.');
    expect(kept.settings).toMatchObject({ kind: 'phone', address: '910 555 0100' });
  });

  it('updates the upcoming calls in one press', async () => {
    const kept = serveMeeting({ kind: 'link', address: zoom, callsElsewhere: 3 });
    const user = await openMeeting();
    expect(screen.getByText(/^3 upcoming calls still use the earlier/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Update 3 calls' }));
    await waitForNews('3 calls updated. The visitors get a new invitation.');
    expect(kept.updates).toBe(1);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Update/ })).not.toBeInTheDocument(),
    );
  });
});
