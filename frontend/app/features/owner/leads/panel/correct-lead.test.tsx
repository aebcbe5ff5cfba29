import type { Lead } from '@agency/contracts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openOne } from './lead-panel.fixture';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

async function openFields(facts: Partial<Lead> = {}) {
  const opened = openOne({ company: 'Tidewater Dental', ...facts });
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit details' }));
  await waitFor(() => expect(field('Name')).toHaveFocus());
  return opened;
}

describe('correcting a lead', () => {
  it('sends what was corrected and nothing else, and takes it back by Undo', async () => {
    const { shown, user, patches } = await openFields();
    await user.clear(field('Email'));
    await user.type(field('Email'), 'ada@right.example');
    await user.clear(field('Company'));
    await user.click(save());
    expect(await screen.findByText('Contact Updated')).toBeInTheDocument();
    expect(screen.getByText('Saved: email, company.')).toBeInTheDocument();
    expect(patches).toEqual([{ email: 'ada@right.example', company: null }]);
    expect(shown).toMatchObject({ email: 'ada@right.example', company: null });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(shown).toMatchObject({ email: 'ada@tidewater.example', company: 'Tidewater Dental' }),
    );
  });

  it('asks how a lead added by hand heard of the business, and takes the answer away again', async () => {
    const { user, patches } = await openFields({ source: 'owner', referredBy: 'Beau' });
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'How did you hear about us?' }),
      'A referral',
    );
    await user.clear(field('Referred by'));
    await user.click(save());
    await screen.findByText('Saved: how they heard about us, referred by.');
    expect(patches).toEqual([{ heardFrom: 'referral', referredBy: null }]);
    expect(await screen.findByText('added by you · a referral')).toBeInTheDocument();
  });

  it('does not ask a lead of the form, which has its visits', async () => {
    await openFields();
    expect(screen.queryByRole('combobox', { name: /hear of us/ })).toBeNull();
  });

  it.each([
    ['Name', ' ', 'Please enter a name.', 'Ada'],
    ['Email', 'ada@tidewater', 'Please enter a valid email address.', '.example'],
    ['Phone', '555', 'Please enter at least 10 digits.', '0100910'],
  ])('refuses a wrong %s where it stands, and takes the focus there', async (...row) => {
    const [name, typed, text, rest] = row;
    const { user, patches } = await openFields();
    await user.clear(field(name));
    await user.type(field(name), typed);
    await user.click(save());
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(text));
    expect(field(name)).toHaveFocus();
    expect(patches).toEqual([]);
    await user.type(field(name), rest);
    await waitFor(() => expect(field(name)).not.toHaveAccessibleDescription());
  });

  it('formats ten bare digits as the form would', async () => {
    const { user } = await openFields();
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '9105550177');
    await user.tab();
    expect(field('Phone')).toHaveValue('(910) 555-0177');
  });

  it('leaves alone what it was given in another form, unless it is changed', async () => {
    const { user, patches } = await openFields({ phone: '910 0100' });
    await user.type(field('Name'), ' Jr.');
    await user.click(save());
    await waitFor(() => expect(patches).toHaveLength(1));
    expect(patches[0]).not.toHaveProperty('phone');
  });
});
