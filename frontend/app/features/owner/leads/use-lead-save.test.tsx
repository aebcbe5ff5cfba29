import type { TimelineEntry } from '@agency/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { undoByKey } from '~/ui/desk/desk.fixture';
import { heldAnswer, refusal, server } from '../../../../test/server';
import { contactUrl } from '../shared/leads.fixture';
import {
  button,
  editNote,
  logCallReached,
  newNote,
  notes,
  openDays,
  openOne,
  panel,
  save,
  saveElsewhere,
  setStatus,
} from './panel/lead-panel.fixture';

const status = (name: string) => screen.findByRole('radio', { name, checked: true });
const followUp = (words: string) =>
  screen.findByRole('button', { name: new RegExp(`^Follow-up: ${words}\\.`) });

describe('a pinned note that was changed elsewhere since its edit began', () => {
  async function meet() {
    const opened = openOne({ notes: 'First call' });
    await editNote(opened.user, ', no answer');
    saveElsewhere(opened.shown, { status: 'contacted', notes: 'First call, spoke to her' });
    await opened.user.click(save());
    const heading = await screen.findByRole('heading', { name: 'Changed elsewhere' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(heading.closest('[role="alert"]')).toHaveTextContent('First call, spoke to her');
    expect(await status('Contacted')).toBeInTheDocument();
    expect(notes()).toHaveValue('First call, no answer');
    expect(save()).toBeDisabled();
    return opened;
  }

  it('keeps mine by one press', async () => {
    const { shown, user, patches } = await meet();
    await user.click(button('Keep mine'));
    expect(await screen.findByText('Contact Updated')).toBeInTheDocument();
    expect(patches.at(-1)).toEqual({
      notes: 'First call, no answer',
      previousNotes: 'First call, spoke to her',
    });
    expect(shown).toMatchObject({ notes: 'First call, no answer', status: 'contacted' });
    expect(screen.queryByText('Changed elsewhere')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  });

  it('takes theirs by one press', async () => {
    const { user, patches } = await meet();
    await user.click(button('Take theirs'));
    expect(screen.getByRole('region', { name: 'Pinned note' })).toHaveTextContent(
      'First call, spoke to her',
    );
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(patches).toHaveLength(1);
  });

  it('says so as soon as the lead is read again, and leaves the focus where she types', async () => {
    const { shown, user, patches } = openOne({ notes: 'First' });
    await editNote(user, ', mine');
    saveElsewhere(shown, { notes: null });
    await setStatus(user, 'Contacted');
    expect(await screen.findByText('The text was removed.')).toBeInTheDocument();
    await user.type(notes(), '!');
    expect(notes()).toHaveFocus();
    await user.click(button('Keep mine'));
    await waitFor(() => expect(shown.notes).toBe('First, mine!'));
    expect(patches.at(-1)).toEqual({ notes: 'First, mine!', previousNotes: null });
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
    const { user, patches } = openOne();
    await setStatus(user, 'Contacted');
    expect(await status('Contacted')).toBeInTheDocument();
    await user.click(button('Monday'));
    await waitFor(() => expect(patches).toHaveLength(2));
    expect(patches).toEqual([
      { status: 'contacted' },
      { followUpOn: '2026-11-23', followUpTask: null },
    ]);
    expect(await followUp('Mon, Nov 23')).toBeInTheDocument();
    expect(button('Monday')).toHaveFocus();
    expect(button('Monday')).toHaveAttribute('aria-pressed', 'true');
  });

  it('say what was saved: each in its own words', async () => {
    const { user } = openOne();
    await setStatus(user, 'Contacted');
    expect(await screen.findByText('Contact Updated')).toBeInTheDocument();
    const days = await openDays(user);
    await user.type(days.getByRole('textbox', { name: 'What to do' }), 'Send audit to Beau');
    await user.click(days.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Follow-up: Sun, Nov 22')).toBeInTheDocument();
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

  it('are the last save of their field, and leave what was saved elsewhere in others', async () => {
    const { shown, user, patches } = openOne();
    await newNote();
    saveElsewhere(shown, { notes: 'Theirs', status: 'qualified' });
    await setStatus(user, 'Contacted');
    await waitFor(() => expect(shown.status).toBe('contacted'));
    expect(shown.notes).toBe('Theirs');
    expect(patches).toEqual([{ status: 'contacted' }]);
  });

  it('go back to what is stored when the server refuses', async () => {
    const { user } = openOne();
    server.use(http.patch(contactUrl, () => refusal(503, 'Not now, please.')));
    await setStatus(user, 'Contacted');
    expect(await screen.findByText('Not now, please.')).toBeInTheDocument();
    expect(await status('New')).toBeInTheDocument();
  });
});

describe('two saves of one panel', () => {
  it('wait for each other', async () => {
    const { shown, user, patches } = openOne({ notes: 'Half' });
    const { answer, answered } = heldAnswer();
    server.use(http.patch(contactUrl, () => answered, { once: true }));
    await editNote(user, ' a sentence');
    await setStatus(user, 'Contacted');
    await user.click(save());
    expect(patches).toEqual([]);
    answer();
    await waitFor(() => expect(shown.notes).toBe('Half a sentence'));
    expect(patches).toEqual([
      { status: 'contacted' },
      { notes: 'Half a sentence', previousNotes: 'Half' },
    ]);
  });

  it('go back to the status that a logged call has set', async () => {
    const { shown, user, patches } = openOne();
    const answer = await logCallReached(user, shown);
    await setStatus(user, 'Qualified');
    answer();
    await waitFor(() => expect(shown.status).toBe('qualified'));
    expect(await screen.findByText('Contact Updated')).toBeInTheDocument();
    await undoByKey(user);
    await waitFor(() => expect(shown.status).toBe('contacted'));
    expect(patches).toEqual([{ status: 'qualified' }, { status: 'contacted' }]);
  });

  it('cannot be of the pinned note, which is edited', async () => {
    const at = '2026-11-20T15:00:00Z';
    const { user } = openOne({ notes: 'Old' }, [{ kind: 'note-added', id: 1, at, text: 'New' }]);
    expect(await screen.findByRole('button', { name: 'Pin this note' })).toBeInTheDocument();
    await editNote(user);
    expect(screen.queryByRole('button', { name: 'Pin this note' })).toBeNull();
  });
});
