import { apiPaths } from '@agency/contracts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openView } from '~/ui/desk/desk.fixture';
import { server } from '../../../../test/server';
import { openDashboard, stubWidth } from '../dashboard.fixture';
import { lead, serveLeads } from '../shared/leads.fixture';
import { morePlaces, places } from '../shared/places';
import { OwnerPage } from './owner-page';

/** The rankings and the email previews ask who is logged in. */
function openPage({ gates = [] as string[], isGated = true } = {}) {
  const logouts = vi.fn();
  server.use(http.get(apiPaths.session, () => HttpResponse.json({ gates })));
  const onLogout = isGated ? logouts : undefined;
  const view = () => (
    <OwnerPage title="A page" place="rankings" onLogout={onLogout}>
      <p>Content</p>
    </OwnerPage>
  );
  return { logouts, user: openView(view, '', { path: '/rankings' }) };
}

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const more = () => screen.getByRole('button', { name: 'More places' });
const inMenu = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

describe('the bar of the owner’s pages', () => {
  beforeEach(() => serveLeads({ leads: [lead(), lead({ status: 'qualified' })] }));

  it('leads from any page to the desk, with what waits there', async () => {
    openPage({ gates: ['admin'] });
    const leads = await screen.findByRole('link', { name: /^Lead Management/ });
    await waitFor(() => expect(leads).toHaveAttribute('aria-description', '1 to answer'));
    expect(leads).toHaveAttribute('href', '/admin?tab=leads');
    expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/admin?tab=today');
  });

  it('says nothing about leads to someone who may only read the rankings', async () => {
    const asked = vi.fn();
    server.use(http.get(apiPaths.contactCounts, asked));
    openPage({ gates: ['rankings'] });
    expect(await screen.findByRole('link', { name: /^Availability/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Find a lead/ })).not.toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
  });

  it('offers no place to a visitor of a page that is open to everyone', async () => {
    openPage({ isGated: false });
    expect(await screen.findByText('Content')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More places' })).not.toBeInTheDocument();
  });

  it('is one stop of the Tab key, first at the open tab, and arrows move through it', async () => {
    const { user } = openDashboard('?tab=leads');
    const tab = (name: RegExp) => screen.getByRole('tab', { name });
    await screen.findByRole('link', { name: 'Total Leads: 2' });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Skip to the leads' })).toHaveFocus();
    await user.tab();
    expect(tab(/^Lead Management/)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab(/^Appointments/)).toHaveFocus();
    expect(tab(/^Lead Management/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{End}');
    expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: /^Total Leads/ })).toHaveFocus();
  });

  it('holds the rest in a menu, the desk’s places before the site’s', async () => {
    const { user } = openPage({ gates: ['admin'] });
    await user.click(more());
    expect(inMenu()).toEqual([
      ...['Sources', 'Rankings', 'Email previews', 'Settings'],
      ...['Home', 'Services', 'About', 'Blog', 'Contact'],
    ]);
  });
});

describe('the bar at the bottom of a phone', () => {
  beforeEach(() => {
    stubWidth(true);
    serveLeads({ leads: [lead({ followUpOn: '2026-11-01' }), lead()] });
  });

  it('has three places with counts, and one menu for the rest', async () => {
    const { user, logouts } = openPage({ gates: ['admin'] });
    const leads = await screen.findByRole('link', { name: /^Leads/ });
    await waitFor(() => expect(leads).toHaveAttribute('aria-description', '1 to answer'));
    expect(screen.getByRole('link', { name: /^Today/ })).toHaveAttribute(
      'aria-description',
      '1 overdue',
    );
    expect(links().map(([, to]) => to)).toEqual([
      '/admin?tab=today',
      '/admin?tab=leads',
      '/admin?tab=appointments',
    ]);
    expect(more()).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    await user.click(more());
    // It has the desk's colors.
    expect(screen.getByRole('menu').closest('[data-desk]')).not.toBeNull();
    const others = morePlaces.map((place) => places[place].label);
    expect(inMenu().slice(0, others.length + 2)).toEqual(['Availability', ...others, 'Logout']);
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(logouts).toHaveBeenCalledOnce());
  });

  it('marks the open view, and replaces the tabs', async () => {
    openDashboard('?tab=leads');
    expect(await screen.findByRole('link', { name: /^Leads/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(more()).not.toHaveAttribute('aria-current');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Lead Management' })).toBeInTheDocument();
  });
});
