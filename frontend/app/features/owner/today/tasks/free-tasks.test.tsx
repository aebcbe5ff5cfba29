import { type AddTaskRequest, apiPaths, type FreeTask } from '@agency/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { waitForToast } from '~/ui/desk/desk.fixture';
import { server } from '../../../../../test/server';
import { openToday, serveWork } from '../today.fixture';

const section = async () => within(await screen.findByRole('region', { name: 'Tasks' }));
const shown = async () =>
  (await section()).queryAllByRole('listitem').map(({ textContent }) => textContent);
const field = async () => (await section()).findByRole('textbox', { name: 'Add a task' });

function openTasks(tasks: FreeTask[]) {
  serveWork({ tasks });
  return { tasks, user: openToday() };
}

describe('a task without a lead', () => {
  it('is shown from the day it is due, and others on request', async () => {
    const { user } = openTasks([
      { id: 1, task: 'Pay the hosting', dueOn: '2026-11-27' },
      { id: 2, task: 'Send audit to Beau', dueOn: '2026-11-21' },
      { id: 3, task: 'Call the printer', dueOn: '2026-11-18' },
    ]);
    await user.click(await (await section()).findByRole('button', { name: '1 later' }));
    expect(await shown()).toEqual([
      'Overdue: Wed, Nov 18Call the printerDone',
      'TodaySend audit to BeauDone',
      'Fri, Nov 27Pay the hostingDone',
    ]);
    await user.click((await section()).getByRole('button', { name: 'Only what is due' }));
    expect(await shown()).toHaveLength(2);
  });

  it('is added by one field, for today or another day', async () => {
    const { tasks, user } = openTasks([]);
    expect((await section()).queryByLabelText('Day')).toBeNull();
    await user.type(await field(), 'Send audit to Beau{Enter}');
    await waitFor(() => expect(tasks).toHaveLength(1));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await user.type(await field(), 'Pay the hosting');
    const day = (await section()).getByLabelText('Day');
    fireEvent.change(day, { target: { value: '2026-11-27' } });
    await user.click((await section()).getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(tasks).toHaveLength(2));
    expect(tasks.map(({ task, dueOn }) => [task, dueOn])).toEqual([
      ['Send audit to Beau', '2026-11-21'],
      ['Pay the hosting', '2026-11-27'],
    ]);
  });

  it('is done by one press, with Undo, and keeps the focus in place', async () => {
    const { tasks, user } = openTasks([
      { id: 1, task: 'Send audit to Beau', dueOn: '2026-11-21' },
      { id: 2, task: 'Call the printer', dueOn: '2026-11-21' },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Done: Send audit to Beau' }));
    expect(screen.getByRole('button', { name: 'Done: Call the printer' })).toHaveFocus();
    await waitFor(() => expect(tasks).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(tasks).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Done: Send audit to Beau' })).toBeVisible();
  });

  it('comes back once if the answer to Undo is lost', async () => {
    const { tasks, user } = openTasks([{ id: 1, task: 'Send audit to Beau', dueOn: '2026-11-21' }]);
    server.use(
      http.post<never, AddTaskRequest>(apiPaths.tasks, async ({ request }) => {
        tasks.push({ id: 101, ...(await request.json()) });
        return HttpResponse.error();
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Done: Send audit to Beau' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitForToast('No Response');
    expect(await screen.findByRole('button', { name: 'Done: Send audit to Beau' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(tasks).toHaveLength(1);
  });

  it('keeps Today from being all done', async () => {
    const { user } = openTasks([{ id: 1, task: 'Send audit to Beau', dueOn: '2026-11-21' }]);
    const done = await screen.findByRole('button', { name: 'Done: Send audit to Beau' });
    expect(screen.getByRole('heading', { name: /^Follow up/ })).toBeInTheDocument();
    await user.click(done);
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Follow up/ })).toBeNull());
    expect(await field()).toHaveFocus();
  });
});
