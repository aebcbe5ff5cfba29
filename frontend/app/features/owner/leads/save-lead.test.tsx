import type { TimelineEntry } from '@agency/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { undoByKey } from '~/ui/desk/desk.fixture';
import { refusal, server } from '../../../../test/server';
import { contactUrl } from '../shared/leads.fixture';
import {
  button,
  editNote,
  newNote,
  notes,
  openDays,
  openOne,
  panel,
  save,
  saveElsewhere,
  setStatus,
} from './panel/lead-panel.fixture';

const status = (name: string) => screen.findByRole('button', { name: `Status: ${name}` });
const followUp = (words: string) => screen.findByRole('button', { name: `Follow-up: ${words}` });

describe('a lead that was saved elsewhere meanwhile', () => {
  it('shows what the other save changed, and keeps mine only when told to', async () => {
    const { shown, user, patches } = openOne({ notes: 'First call' });
    await editNote(user, ', no answer');
    saveElsewhere(shown, { status: 'contacted', notes: 'First call, spoke to her' });
    await user.click(save());
    const notice = await screen.findByText(/This lead was changed elsewhere/);
    const alert = notice.closest('[role="alert"]');
    expect(notice).toHaveFocus();
    expect(await status('Contacted')).toBeInTheDocument();
    expect(alert).toHaveTextContent('First call, spoke to her');
    expect(alert).toHaveTextContent('First call, no answer');
    expect(screen.getByText('This lead has changed meanwhile.')).toBeInTheDocument();
    expect(save()).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
    expect(notes()).toHaveValue('First call, no answer');
    expect(patches).toHaveLength(1);
    await user.click(save());
    expect(await screen.findByText('Contact Updated')).toBeInTheDocument();
    expect(patches.at(-1)).toMatchObject({ status: 'contacted', version: 2 });
    expect(shown.notes).toBe('First call, no answer');
  });

  it('takes the other save instead', async () => {
    const { shown, user } = openOne({ notes: 'First' });
    await editNote(user, ', mine');
    saveElsewhere(shown, { notes: 'Theirs' });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Use the saved version' }));
    expect(screen.getByRole('region', { name: 'Pinned note' })).toHaveTextContent('Theirs');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('joins both notes', async () => {
    const { shown, user } = openOne({ notes: 'Mine' });
    await editNote(user, '!');
    saveElsewhere(shown, { notes: 'Theirs', followUpOn: '2026-12-01' });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Keep both notes' }));
    expect(notes()).toHaveValue('Theirs\n\nMine!');
    expect(await followUp('Tue, Dec 1')).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(shown.notes).toBe('Theirs\n\nMine!'));
  });
});

describe('notes', () => {
  const at = '2026-11-20T15:00:00Z';
  const added = (id: number, text: string): TimelineEntry => ({ kind: 'note-added', id, at, text });

  it('are added below the pinned one, and one of them is pinned by a press, with Undo', async () => {
    const { shown, user } = openOne({ notes: 'Old' }, [added(1, 'Likes boats'), added(2, 'Old')]);
    const region = () => screen.findByRole('region', { name: 'Pinned note' });
    expect(await region()).toHaveTextContent('Old');
    expect(await screen.findByText('Likes boats', { selector: 'q' })).toBeInTheDocument();
    expect(screen.queryByText('Old', { selector: 'q' })).toBeNull();
    await user.click(button('Pin this note'));
    await waitFor(() => expect(shown.notes).toBe('Likes boats'));
    expect(await screen.findByText('Note Pinned')).toBeInTheDocument();
    await waitFor(async () => expect(await region()).toHaveTextContent('Likes boats'));
    expect(screen.getByText('Old', { selector: 'q' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shown.notes).toBe('Old'));
    await user.click(button('Unpin the note'));
    await waitFor(() => expect(shown.notes).toBeNull());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Pinned note' })).toBeNull());
    expect(await screen.findByText('Note Unpinned')).toBeInTheDocument();
  });
});

describe('a status and a follow-up', () => {
  it('are saved at once, one after the other', async () => {
    const { user, patches } = openOne({ version: 3 });
    await setStatus(user, 'Contacted');
    expect(await status('Contacted')).toBeInTheDocument();
    await user.click((await openDays(user)).getByRole('button', { name: 'In 3 days' }));
    await waitFor(() => expect(patches).toHaveLength(2));
    expect(patches).toEqual([
      { status: 'contacted', version: 3 },
      { status: 'contacted', followUpOn: '2026-11-24', followUpTask: null, version: 4 },
    ]);
    expect(await followUp('Tue, Nov 24')).toHaveFocus();
  });

  it('say what was saved: each in its own words', async () => {
    const { user } = openOne();
    await setStatus(user, 'Contacted');
    expect(await screen.findByText('Contact Updated')).toBeInTheDocument();
    const days = await openDays(user);
    await user.type(days.getByRole('textbox', { name: 'What to do' }), 'Send audit to Beau');
    await user.click(days.getByRole('button', { name: 'In 3 days' }));
    expect(await screen.findByText('Follow-up: Tue, Nov 24')).toBeInTheDocument();
    expect(await panel()).toHaveTextContent('Send audit to Beau');
    expect(screen.queryByText('Contact Updated')).toBeNull();
  });

  it('are taken back by Undo, and by Ctrl + Z', async () => {
    const task = 'Send audit';
    const { shown, user } = openOne({
      status: 'qualified',
      followUpOn: '2026-12-01',
      followUpTask: task,
    });
    await setStatus(user, 'Closed Lost');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shown.status).toBe('qualified'));
    expect(await status('Qualified')).toBeInTheDocument();
    await user.click((await openDays(user)).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(shown.followUpOn).toBeNull());
    expect(await screen.findByText('Follow-up Removed')).toBeInTheDocument();
    await undoByKey(user);
    await waitFor(() => expect(shown.followUpOn).toBe('2026-12-01'));
    expect(shown.followUpTask).toBe(task);
  });

  it('take any day and a task by Enter, not half a year, and nothing by Escape', async () => {
    const { shown, user, patches } = openOne();
    let days = await openDays(user);
    fireEvent.change(days.getByLabelText('Follow-up date'), { target: { value: '0202-12-05' } });
    expect(days.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(patches).toEqual([]);
    days = await openDays(user);
    fireEvent.change(days.getByLabelText('Follow-up date'), { target: { value: '2026-12-05' } });
    await user.type(days.getByRole('textbox', { name: 'What to do' }), 'Send audit{Enter}');
    await waitFor(() => expect(shown.followUpOn).toBe('2026-12-05'));
    expect(patches).toHaveLength(1);
    expect(shown.followUpTask).toBe('Send audit');
  });

  it('keep what was typed when the owner presses beside it', async () => {
    const { shown, user } = openOne({ followUpOn: '2026-12-01' });
    const days = await openDays(user);
    await user.type(days.getByRole('textbox', { name: 'What to do' }), 'Send audit');
    await user.click(await screen.findByRole('heading', { name: shown.name }));
    await waitFor(() => expect(shown.followUpTask).toBe('Send audit'));
    expect(shown.followUpOn).toBe('2026-12-01');
  });

  it('leave a note that is being edited alone', async () => {
    const { shown, user } = openOne({ notes: 'Half' });
    await editNote(user, ' a sent');
    await setStatus(user, 'Contacted');
    await waitFor(() => expect(shown.status).toBe('contacted'));
    await user.type(notes(), 'ence');
    expect(screen.queryByText(/changed elsewhere/)).toBeNull();
    await user.click(save());
    await waitFor(() => expect(shown.notes).toBe('Half a sentence'));
  });

  it('are saved on top of another save that left them alone', async () => {
    const { shown, user, patches } = openOne();
    await newNote();
    saveElsewhere(shown, { notes: 'Theirs' });
    await setStatus(user, 'Contacted');
    await waitFor(() => expect(shown.status).toBe('contacted'));
    expect(shown.notes).toBe('Theirs');
    expect(patches.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('say whose status stands when both saved one, and save mine when told to', async () => {
    const { shown, user } = openOne();
    await newNote();
    saveElsewhere(shown, { status: 'qualified' });
    await setStatus(user, 'Contacted');
    expect(await screen.findByText(/The status is now Qualified/)).toBeInTheDocument();
    expect(shown.status).toBe('qualified');
    await user.click(button('Save mine'));
    await waitFor(() => expect(shown.status).toBe('contacted'));
  });

  it('go back to what is stored when the server refuses', async () => {
    const { user } = openOne();
    server.use(http.patch(contactUrl, () => refusal(503, 'Not now, please.')));
    await setStatus(user, 'Contacted');
    expect(await screen.findByText('Not now, please.')).toBeInTheDocument();
    expect(await status('New')).toBeInTheDocument();
  });
});
