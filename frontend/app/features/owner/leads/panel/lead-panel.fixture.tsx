import type { Lead, TimelineEntry } from '@agency/contracts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { lead, serveLeads } from '../../shared/leads.fixture';
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

/** An answer of the server that waits until the test gives it. */
export function heldAnswer() {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { answer, answered };
}
