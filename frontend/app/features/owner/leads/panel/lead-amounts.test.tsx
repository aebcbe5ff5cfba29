import type { Lead } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { undoByKey, waitForToast } from '~/ui/desk/desk.fixture';
import { openOne, panel, setStatus } from './lead-panel.fixture';

const proposal = { cents: 150_000, rhythm: 'monthly', from: '2027-01', until: null } as const;

async function openPanel(facts: Partial<Lead> = {}) {
  const opened = openOne(facts);
  await panel();
  return opened;
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('the amounts of a lead', () => {
  it('are no part of a lead without a proposal', async () => {
    await openPanel();
    expect(screen.queryByRole('heading', { name: 'Amount' })).toBeNull();
  });

  it('are asked for once the lead is won, which one tap has saved already', async () => {
    const { user, patches } = await openPanel({
      status: 'proposal-sent',
      proposalAmount: proposal,
    });
    await setStatus(user, 'Closed Won');
    const form = await screen.findByRole('form', { name: 'Client pays' });
    expect(patches).toEqual([{ status: 'closed-won' }]);
    expect(field(/^Client pays, in dollars/)).toHaveValue('1500');
    await user.clear(field(/^Client pays, in dollars/));
    await user.type(field(/^Client pays, in dollars/), '$1,250.50');
    await user.click(within(form).getByRole('button', { name: 'Save amount' }));
    expect(await screen.findByText('$1,250.50 a month from Jan 2027')).toBeInTheDocument();
    await waitForToast('Amount Saved');
    expect(patches.at(-1)).toEqual({ clientAmount: { ...proposal, cents: 125_050 } });
    await undoByKey(user);
    expect(await screen.findByText('no amount yet')).toBeInTheDocument();
    expect(patches.at(-1)).toEqual({ clientAmount: null });
  });

  it('may be told later', async () => {
    const { user, patches } = await openPanel({ status: 'contacted' });
    await setStatus(user, 'Proposal Sent');
    await user.click(await screen.findByRole('button', { name: 'Not yet' }));
    expect(screen.getByText('no amount yet')).toBeInTheDocument();
    expect(patches).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Add the amount, proposal' })).toHaveFocus();
  });

  it('are not asked for again when a lead is opened that was won before', async () => {
    await openPanel({ status: 'closed-won' });
    expect(await screen.findByText('no amount yet')).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Client pays' })).toBeNull();
  });

  it.each(['', 'a lot', '12,34', '99999999999'])(
    'are refused as %j, at the field',
    async (typed) => {
      const { user, patches } = await openPanel({ status: 'proposal-sent' });
      await user.click(await screen.findByRole('button', { name: 'Add the amount, proposal' }));
      const amount = field(/^Proposal, in dollars/);
      if (typed) await user.type(amount, typed);
      await user.click(screen.getByRole('button', { name: 'Save amount' }));
      await waitFor(() =>
        expect(amount).toHaveAccessibleDescription(/Please enter an amount in dollars/),
      );
      expect(patches).toEqual([]);
    },
  );

  it('are paid once, changed and removed', async () => {
    const { user, patches } = await openPanel({
      status: 'proposal-sent',
      proposalAmount: proposal,
    });
    await user.click(await screen.findByRole('button', { name: 'Edit the amount, proposal' }));
    await user.click(screen.getByRole('checkbox', { name: 'Every month' }));
    expect(screen.queryByLabelText(/^Until/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save amount' }));
    expect(await screen.findByText('$1,500 once, Jan 2027')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit the amount, proposal' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('no amount yet')).toBeInTheDocument();
    expect(patches.map(({ proposalAmount }) => proposalAmount)).toEqual([
      { ...proposal, rhythm: 'once' },
      null,
    ]);
  });
});
