import { apiPaths } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { waitForToast } from '~/ui/desk/desk.fixture';
import { server } from '../../../../../test/server';
import { openAvailability, schedule, serveSchedule, tuesdayCall } from '../hours.fixture';

async function open(facts: Partial<ReturnType<typeof schedule>> = {}) {
  const kept = { ...schedule(), ...facts };
  serveSchedule(kept);
  const user = openAvailability('&view=time-off');
  await screen.findByRole('form', { name: 'Add time off' });
  const form = () => within(screen.getByRole('form', { name: 'Add time off' }));
  const set = async (name: RegExp, text: string) => {
    const input = form().getByLabelText(name);
    await user.clear(input);
    await user.type(input, text);
  };
  const add = () => user.click(form().getByRole('button', { name: 'Add time off' }));
  return { kept, user, form, set, add };
}

const christmas = {
  id: 7,
  startsAt: '2026-12-21T05:00:00.000Z',
  endsAt: '2027-01-03T05:00:00.000Z',
  isAllDay: true,
  note: 'Christmas',
  calls: [],
};

describe('time off', () => {
  it('is shown fifty at a time', async () => {
    const timeOff = Array.from({ length: 120 }, (_, id) => ({ ...christmas, id }));
    const { user } = await open({ timeOff });
    const rows = () => screen.findAllByText('Christmas');
    expect(await rows()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show later time off' }));
    expect(await rows()).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: 'Show later time off' }));
    expect(await rows()).toHaveLength(120);
    expect(screen.queryByRole('button', { name: 'Show later time off' })).toBeNull();
  });

  it('is added from a day to another, and taken back', async () => {
    const { kept, user, set, add } = await open();
    expect(await screen.findByText('No upcoming time off.')).toBeInTheDocument();
    await set(/^First day/, '2026-12-21');
    await set(/^Last day/, '2027-01-02');
    await set(/^Note/, 'Christmas');
    await add();
    expect(await screen.findByText('Time Off Added')).toBeInTheDocument();
    const { id: _id, calls: _calls, ...times } = christmas;
    expect(kept.timeOff).toMatchObject([times]);
    expect(
      await screen.findByText('Mon, Dec 21 – Sat, Jan 2', { selector: 'strong' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(kept.timeOff).toEqual([]));
  });

  it('is part of a day, with the calls inside named before it is added and after', async () => {
    const { kept, user, form, set, add } = await open({ calls: [tuesdayCall()] });
    await user.click(form().getByRole('checkbox', { name: 'Whole days' }));
    await set(/^Day/, '2026-11-24');
    await set(/^From/, '09:00');
    await set(/^To/, '11:00');
    expect(await form().findByText('1 call inside')).toBeInTheDocument();
    expect(form().getByRole('link', { name: 'Ada Tidewater' })).toHaveAttribute(
      'href',
      expect.stringContaining('lead='),
    );
    await add();
    expect(await screen.findByText('Time Off Added')).toBeInTheDocument();
    expect(kept.timeOff).toMatchObject([
      { startsAt: '2026-11-24T14:00:00.000Z', endsAt: '2026-11-24T16:00:00.000Z', isAllDay: false },
    ]);
    const row = (
      await screen.findByText('Tue, Nov 24, 9:00 AM – 11:00 AM', { selector: 'strong' })
    ).closest('li');
    expect(row).toHaveTextContent('1 call inside: it stays booked until you move or cancel it.');
  });

  it('is refused at the field that is wrong', async () => {
    const { kept, form, set, add } = await open();
    const refused = async (name: RegExp, sentence: string) => {
      await add();
      const input = form().getByLabelText(name);
      await waitFor(() => expect(input).toHaveAccessibleDescription(sentence));
      expect(input).toHaveFocus();
    };
    await refused(/^First day/, 'Please choose a date.');
    await set(/^First day/, '2026-11-20');
    await refused(/^First day/, 'This date is in the past.');
    await set(/^First day/, '2026-12-21');
    await set(/^Last day/, '2026-12-20');
    await refused(/^Last day/, 'This is before the first day.');
    expect(kept.timeOff).toEqual([]);
  });

  it('is changed in place', async () => {
    const { kept, user } = await open({ timeOff: [christmas] });
    await user.click(await screen.findByRole('button', { name: /^Change\s?Mon, Dec 21/ }));
    const form = within(screen.getByRole('form', { name: 'Change time off' }));
    expect(form.getByLabelText(/^Last day/)).toHaveValue('2027-01-02');
    await user.clear(form.getByLabelText(/^Last day/));
    await user.click(form.getByRole('button', { name: 'Change time off' }));
    expect(await screen.findByText('Time Off Changed')).toBeInTheDocument();
    expect(kept.timeOff).toMatchObject([{ id: 7, endsAt: '2026-12-22T05:00:00.000Z' }]);
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Change time off' })).toBeNull());
  });

  it('may end at midnight, and still does when its note is changed', async () => {
    const evening = {
      id: 8,
      startsAt: '2026-11-25T03:00:00.000Z',
      endsAt: '2026-11-25T05:00:00.000Z',
      isAllDay: false,
      note: null,
      calls: [],
    };
    const { kept, user } = await open({ timeOff: [evening] });
    await user.click(await screen.findByRole('button', { name: /^Change\s?Tue, Nov 24/ }));
    const form = within(screen.getByRole('form', { name: 'Change time off' }));
    await user.type(form.getByLabelText(/^Note/), 'Opera');
    await user.click(form.getByRole('button', { name: 'Change time off' }));
    expect(await screen.findByText('Time Off Changed')).toBeInTheDocument();
    expect(kept.timeOff).toMatchObject([{ endsAt: '2026-11-25T05:00:00.000Z', note: 'Opera' }]);
  });

  it('is removed at once, and comes back by Undo', async () => {
    const { kept, user } = await open({ timeOff: [christmas] });
    await user.click(await screen.findByRole('button', { name: /^Remove\s?Mon, Dec 21/ }));
    expect(await screen.findByText('Time Off Removed')).toBeInTheDocument();
    expect(kept.timeOff).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(kept.timeOff).toMatchObject([{ note: 'Christmas' }]));
  });

  it('comes back once if the answer to Undo is lost', async () => {
    const { kept, user } = await open({ timeOff: [christmas] });
    server.use(
      http.post(apiPaths.timeOff, () => {
        kept.timeOff.push(christmas);
        return HttpResponse.error();
      }),
    );
    await user.click(await screen.findByRole('button', { name: /^Remove\s?Mon, Dec 21/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitForToast('No Response');
    expect(await screen.findByRole('button', { name: /^Remove\s?Mon, Dec 21/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(kept.timeOff).toHaveLength(1);
  });
});
