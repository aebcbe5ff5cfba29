import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { undoByKey } from '~/ui/desk/desk.fixture';
import { refusal, server } from '../../../../../test/server';
import { contactUrl, lead, serveLeads } from '../../shared/leads.fixture';
import { openLeads } from '../open-leads.fixture';

const column = (status: string) => screen.findByRole('region', { name: new RegExp(`^${status}`) });
const cardsOf = async (status: string) =>
  within(await column(status))
    .queryAllByRole('link', { current: false })
    .map((link) => link.textContent);

async function move(user: UserEvent, status: string) {
  await user.click(await screen.findByRole('button', { name: 'Move Ada Tidewater' }));
  await user.click(await screen.findByRole('menuitem', { name: status }));
}

describe('the board of leads', () => {
  it('has a column for each status, with the number of its leads', async () => {
    serveLeads({
      leads: [
        ...Array.from({ length: 23 }, (_, n) => lead({ name: `New ${n}` })),
        lead({ name: 'Wei Li', status: 'closed-won' }),
      ],
    });
    const user = openLeads('?view=board');
    await waitFor(async () => expect(await column('New')).toHaveTextContent(/^New23/));
    expect(await cardsOf('New')).toHaveLength(20);
    expect(await cardsOf('Closed Won')).toEqual(['Wei Li']);
    expect(await column('Contacted')).toHaveTextContent('No leads here.');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await cardsOf('New')).toHaveLength(23));
  });

  it('shows only the columns that the filter names', async () => {
    serveLeads({ leads: [lead()] });
    openLeads('?view=board&status=new,follow-up');
    await column('New');
    expect(screen.getAllByRole('region', { name: /New|Follow-Up|Contacted/ })).toHaveLength(2);
  });

  it('moves a card by keyboard, says so, and keeps the focus on it', async () => {
    const { patches } = serveLeads({ leads: [lead()] });
    const user = openLeads('?view=board');
    (await screen.findByRole('link', { name: 'Ada Tidewater' })).focus();
    await user.keyboard('m');
    const target = await screen.findByRole('menuitem', { name: 'Qualified' });
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(target).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await cardsOf('Qualified')).toEqual(['Ada Tidewater']));
    expect(await cardsOf('New')).toEqual([]);
    expect(patches).toEqual([{ status: 'qualified' }]);
    expect(
      await screen.findByText('Ada Tidewater moved from New to Qualified.'),
    ).toBeInTheDocument();
    const moved = within(await column('Qualified')).getByRole('link', { name: 'Ada Tidewater' });
    await waitFor(() => expect(moved).toHaveFocus());
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Qualified: 1' })).toBeInTheDocument(),
    );
  });

  it('takes a move back', async () => {
    const { patches } = serveLeads({ leads: [lead()] });
    const user = openLeads('?view=board');
    await move(user, 'Closed Won');
    expect(await screen.findByText('Moved to Closed Won')).toBeInTheDocument();
    await undoByKey(user);
    await waitFor(async () => expect(await cardsOf('New')).toEqual(['Ada Tidewater']));
    expect(await screen.findByText('Ada Tidewater is back in New.')).toBeInTheDocument();
    expect(patches.map(({ status }) => status)).toEqual(['closed-won', 'new']);
    const back = within(await column('New')).getByRole('link', { name: 'Ada Tidewater' });
    await waitFor(() => expect(back).toHaveFocus());
  });

  it('gives the focus back to the card when its menu is left', async () => {
    serveLeads({ leads: [lead()] });
    const user = openLeads('?view=board');
    await user.click(await screen.findByRole('button', { name: 'Move Ada Tidewater' }));
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ada Tidewater' })).toHaveFocus());
  });

  it('can move a card on before the columns are read again', async () => {
    const { patches } = serveLeads({ leads: [lead()] });
    const user = openLeads('?view=board');
    for (const target of ['Contacted', 'Proposal Sent']) {
      await move(user, target);
      await waitFor(async () => expect(await cardsOf(target)).toEqual(['Ada Tidewater']));
      await screen.findByText(new RegExp(`moved from .* to ${target}`));
    }
    expect(patches).toEqual([{ status: 'contacted' }, { status: 'proposal-sent' }]);
  });

  it('puts the card back and tells why when the move is refused', async () => {
    serveLeads({ leads: [lead()] });
    const sentence = 'This lead has changed meanwhile.';
    server.use(http.patch(contactUrl, () => refusal(409, sentence)));
    const user = openLeads('?view=board');
    await move(user, 'Closed Won');
    expect(await screen.findByText('Update Failed')).toBeInTheDocument();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(await cardsOf('New')).toEqual(['Ada Tidewater']);
    expect(await cardsOf('Closed Won')).toEqual([]);
    expect(
      screen.getByText('Ada Tidewater couldn’t be moved and is back in New.'),
    ).toBeInTheDocument();
  });
});
