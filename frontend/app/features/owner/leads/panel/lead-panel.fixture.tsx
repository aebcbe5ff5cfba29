import type { Lead, TimelineEntry } from '@agency/contracts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { heldAnswer, server } from '../../../../../test/server';
import { contactUrl, lead, serveLeads } from '../../shared/leads.fixture';
import { openLeads } from '../open-leads.fixture';

export const panel = () => screen.findByRole('complementary', { name: /^Lead/ });
export const button = (name: string) => screen.getByRole('button', { name });
export const newNote = () => screen.findByRole('textbox', { name: 'Add a note' });
export const notes = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Pinned note/ });
export const save = () => screen.getByRole('button', { name: 'Save' });

export function openOne(facts: Partial<Lead> = {}, timeline: TimelineEntry[] = []) {
  const shown = lead(facts);
  const kept = serveLeads({ leads: [shown], timeline });
  return { shown, ...kept, user: openLeads(`?lead=${shown.id}`) };
}

export async function setStatus(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('radio', { name }));
}

/** Opens the days of the follow-up. */
export async function openDays(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^Follow-up: / }));
  return within(await screen.findByRole('dialog', { name: 'Follow up' }));
}

export async function editNote(user: UserEvent, typed = ''): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Edit the pinned note' }));
  if (typed) await user.type(notes(), typed);
}

/** Another browser's save, which this one only sees after a refetch. */
export function saveElsewhere(shown: Lead, changes: Partial<Lead>): void {
  Object.assign(shown, changes);
}

/** Presses that a call has reached the lead, which is logged, and moves a new lead on, only once it is answered. */
export async function logCallReached(user: UserEvent, shown: Lead) {
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
  return answer;
}
