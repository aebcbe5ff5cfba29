import { apiPaths, type SavedView, type SaveViewRequest } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../../../../test/server';
import { lead, serveLeads } from '../../shared/leads.fixture';
import { openLeads } from '../open-leads.fixture';

function serveViews(savedViews: SavedView[]) {
  serveLeads({ leads: [lead()], savedViews });
  server.use(
    http.post<never, SaveViewRequest>(apiPaths.savedViews, async ({ request }) => {
      const view = { id: savedViews.length + 1, ...(await request.json()) };
      savedViews.push(view);
      return HttpResponse.json(view, { status: 201 });
    }),
    http.delete(`${apiPaths.savedViews}/:id`, ({ params }) => {
      const at = savedViews.findIndex(({ id }) => id === Number(params.id));
      savedViews.splice(at, 1);
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

const views = () => screen.findByRole('navigation', { name: 'Saved views' });

async function choose(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name }));
}

describe('saved views', () => {
  it('keep the present filter, order and shape under a name', async () => {
    serveViews([]);
    const user = openLeads('?status=new&sort=name');
    await choose(user, 'Save this view');
    await user.type(screen.getByLabelText(/Name/), 'Waiting{Enter}');
    const link = within(await views()).getByRole('link', { name: 'Waiting' });
    expect(link).toHaveAttribute('href', '/admin?status=new&sort=name');
    expect(link).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('menuitem', { name: 'Save this view' })).not.toBeInTheDocument();
  });

  it('are deleted at once, and come back by Undo', async () => {
    const saved = [{ id: 1, name: 'Waiting', query: 'status=new' }];
    serveViews(saved);
    const user = openLeads('?status=new');
    await views();
    await choose(user, 'Delete this view');
    await waitFor(() => expect(saved).toEqual([]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await views()).toHaveTextContent('Waiting');
  });

  it('do not appear with nothing to save and nothing saved', async () => {
    serveViews([]);
    const user = openLeads();
    await screen.findByText('Ada Tidewater');
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Import leads …',
      'Export CSV',
    ]);
  });
});
