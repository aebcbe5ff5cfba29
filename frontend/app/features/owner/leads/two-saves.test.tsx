import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../../../test/server';
import { contactUrl } from '../shared/leads.fixture';
import {
  editNote,
  heldAnswer,
  openOne,
  save,
  saveElsewhere,
  setStatus,
} from './panel/lead-panel.fixture';

describe('two saves of one panel', () => {
  it('wait for each other, so that the second meets no conflict', async () => {
    const { shown, user, patches } = openOne({ notes: 'Half' });
    const { answer, answered } = heldAnswer();
    server.use(http.patch(contactUrl, () => answered, { once: true }));
    await editNote(user, ' a sentence');
    await setStatus(user, 'Contacted');
    await user.click(save());
    expect(patches).toEqual([]);
    answer();
    await waitFor(() => expect(shown.notes).toBe('Half a sentence'));
    expect(patches.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('build on the status that a logged call has changed', async () => {
    const { shown, user, patches } = openOne();
    const { answer, answered } = heldAnswer();
    server.use(
      http.post(`${contactUrl}/activities`, async () => {
        await answered;
        saveElsewhere(shown, { status: 'contacted' });
        const logged = { kind: 'called', outcome: 'reached', id: 9, at: '2026-11-20T15:00:00Z' };
        return HttpResponse.json(logged, { status: 201 });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Log' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reached' }));
    await setStatus(user, 'Qualified');
    answer();
    await waitFor(() => expect(shown.status).toBe('qualified'));
    expect(patches.map(({ version }) => version)).toEqual([2]);
  });

  it('cannot be of the pinned note, which is edited', async () => {
    const at = '2026-11-20T15:00:00Z';
    const { user } = openOne({ notes: 'Old' }, [{ kind: 'note-added', id: 1, at, text: 'New' }]);
    expect(await screen.findByRole('button', { name: 'Pin this note' })).toBeInTheDocument();
    await editNote(user);
    expect(screen.queryByRole('button', { name: 'Pin this note' })).toBeNull();
  });
});
