import {
  apiPaths,
  type LeadSources,
  type SpendImport,
  type SpendPreview,
  type StageCounts,
} from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { address } from '~/ui/desk/desk.fixture';
import { listed, refusal, server } from '../../../../test/server';
import { openDashboard } from '../dashboard.fixture';
import { lead, serveLeads } from '../shared/leads.fixture';

const counts = (leads: number, booked = 0, held = 0, proposal = 0, won = 0): StageCounts => ({
  leads,
  booked,
  held,
  proposal,
  won,
});

const found: LeadSources = {
  total: counts(100, 60, 35, 12, 4),
  stillOpen: 71,
  rows: [
    { key: 'paid-search', cents: 608_600, counts: counts(58, 40, 25, 9, 2) },
    { key: 'direct', cents: 0, counts: counts(40, 20, 10, 3, 1) },
    { key: 'imported-organic-search', cents: 0, counts: counts(2, 0, 0, 0, 1) },
  ],
  spend: {
    cents: 608_600,
    feesCents: 2_400_000,
    withoutAmount: 1,
    unmatched: [{ id: 7, platform: 'meta', name: 'Retargeting', cents: 3_920 }],
    matchedByHand: [],
  },
  erased: {
    total: counts(7, 5, 4, 2, 2),
    rows: [{ key: 'referral', counts: counts(7, 5, 4, 2, 2) }],
  },
};

function openSources(search = '', answer = found) {
  const asked: URLSearchParams[] = [];
  const lists: URLSearchParams[] = [];
  serveLeads({ leads: [] });
  server.use(
    http.get(apiPaths.leadSources, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(answer);
    }),
    http.get(apiPaths.rankingsLandingPages, () =>
      HttpResponse.json([
        { page: '/google-ads', keywords: 3, position: 4.2 },
        { page: '/seo', keywords: 1, position: null },
      ]),
    ),
    http.get(apiPaths.sourceLeads, ({ request }) => {
      const { searchParams } = new URL(request.url);
      lists.push(searchParams);
      return listed([lead({ name: 'Vi Pond', status: 'closed-won' })], searchParams);
    }),
  );
  return { ...openDashboard(`?tab=sources${search}`), asked, lists };
}

describe('the sources', () => {
  it('show fifty rows, costs and campaigns at a time, each with a hundred others to match at most', async () => {
    const numbers = Array.from({ length: 120 }, (_, id) => id);
    const rows = numbers.map((id) => ({ key: `ad-${id}`, cents: 0, counts: counts(1) }));
    const costly = numbers.map((id) => ({ key: `cost-${id}`, cents: 100, counts: counts(1) }));
    const unmatched = numbers.map((id) => ({
      id,
      platform: 'meta' as const,
      name: `Unmatched ${id}`,
      cents: 1,
    }));
    const answer = { ...found, rows: [...costly, ...rows], spend: { ...found.spend, unmatched } };
    const { user } = openSources('&by=campaign', answer);
    const table = await screen.findByRole('table', { name: 'By campaign' });
    const headAndAll = 2;
    expect(within(table).getAllByRole('row')).toHaveLength(50 + headAndAll);
    await user.click(screen.getByRole('button', { name: 'Show more rows' }));
    expect(within(table).getAllByRole('row')).toHaveLength(100 + headAndAll);
    const costs = screen.getByRole('table', { name: 'What they cost' });
    expect(within(costs).getAllByRole('row')).toHaveLength(50 + 1);
    const campaigns = screen.getByRole('list', { name: 'Campaigns without leads' });
    expect(within(campaigns).getAllByRole('listitem')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show more campaigns without leads' }));
    expect(within(campaigns).getAllByRole('listitem')).toHaveLength(100);
    const [first] = await within(campaigns).findAllByRole('combobox');
    expect(first?.querySelectorAll('option')).toHaveLength(100 + 1);
  });

  it('tell what brings leads and how far they get, as fractions of all', async () => {
    openSources();
    const table = within(await screen.findByRole('table', { name: 'By channel' }));
    const all = table.getByRole('row', { name: /^All/ });
    expect(all).toHaveTextContent('All10060 of 10035 of 10012 of 1004 of 100');
    expect(table.getByRole('row', { name: /^Paid search/ })).toHaveTextContent('584025');
    expect(table.getByRole('row', { name: /^Imported as organic search/ })).toBeVisible();
    expect(screen.getByText(/71 are still open/)).toBeInTheDocument();
    expect(screen.getByText(/^Direct or unknown: 40/)).toBeInTheDocument();
  });

  it('open the leads behind each figure, in the address', async () => {
    const { user, lists } = openSources();
    const table = within(await screen.findByRole('table', { name: 'By channel' }));
    const row = within(table.getByRole('row', { name: /^Paid search/ }));
    await user.click(row.getByRole('link', { name: '2' }));
    const section = await screen.findByRole('region', { name: 'Won: Paid search' });
    await waitFor(() => expect(section).toHaveFocus());
    expect(await within(section).findByRole('link', { name: 'Vi Pond' })).toBeInTheDocument();
    expect(address()).toBe('?tab=sources&stage=won&key=paid-search');
    expect(Object.fromEntries(lists[0] ?? [])).toMatchObject({
      by: 'channel',
      stage: 'won',
      key: 'paid-search',
    });
    await user.click(within(section).getByRole('link', { name: 'Close' }));
    expect(address()).toBe('?tab=sources');
  });

  it('are chosen by period and grouping, which closes the list of leads', async () => {
    const { user, asked } = openSources('&stage=won');
    await screen.findByRole('region', { name: 'Won' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Grouped by' }), 'Campaign');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last month');
    expect(address()).toBe('?tab=sources&period=last-month&by=campaign');
    await waitFor(() => expect(asked.at(-1)?.get('by')).toBe('campaign'));
    expect(asked.at(-1)?.get('from')).toMatch(/-01$/);
    expect(screen.queryByRole('region', { name: 'Won' })).toBeNull();
  });

  it('tell what is left of erased leads, without links', async () => {
    openSources();
    const erased = within(await screen.findByRole('region', { name: 'Erased leads' }));
    expect(erased.getByRole('row', { name: /^Referral/ })).toHaveTextContent('75422');
    expect(erased.queryByRole('link')).toBeNull();
  });

  it('tell what a lead, a call held and a client cost, divided', async () => {
    const { user } = openSources();
    const spend = within(await screen.findByRole('region', { name: 'What they cost' }));
    expect(
      spend.getByText(
        '$6,086 spent in this period. Clients from this period have paid $24,000 to date, 1 without an amount.',
      ),
    ).toBeInTheDocument();
    expect(spend.getByRole('row', { name: /^Paid search/ })).toHaveTextContent(
      'Paid search$6,086$105 each, 58 leads$243 each, 25 calls$3,043 each, 2 clients',
    );
    const asked: unknown[] = [];
    server.use(
      http.put(`${apiPaths.spendCampaigns}/7`, async ({ request }) => {
        asked.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.selectOptions(
      await spend.findByRole('combobox', { name: 'Leads of Retargeting' }),
      'direct',
    );
    await waitFor(() => expect(asked).toEqual([{ campaign: 'direct' }]));
  });

  it('store a report once its dates are understood, and take it back', async () => {
    const { user } = openSources();
    const asked: string[] = [];
    const preview: SpendPreview = {
      platform: 'google',
      from: '2026-03-04',
      to: '2026-03-04',
      cents: 1_000,
      replacedCents: 400,
      isKnown: false,
      isDateOrderUnsure: true,
      campaigns: [{ name: 'Spring', cents: 1_000, isSpread: false }],
    };
    const imports: SpendImport[] = [];
    server.use(
      http.get(apiPaths.spendImports, () => HttpResponse.json(imports)),
      http.post(apiPaths.spendPreview, ({ request }) => {
        const { searchParams } = new URL(request.url);
        return HttpResponse.json({
          ...preview,
          isDateOrderUnsure: !searchParams.has('dateOrder'),
        });
      }),
      http.post(apiPaths.spendImports, ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(`${searchParams.get('fileName')} ${searchParams.get('dateOrder')}`);
        const stored: SpendImport = {
          id: searchParams.get('id') ?? '',
          platform: 'google',
          fileName: 'spend.csv',
          at: '2026-11-26T12:00:00.000Z',
          from: '2026-03-04',
          to: '2026-03-04',
          cents: 1_000,
          isUndone: false,
        };
        imports.push(stored);
        return HttpResponse.json(stored);
      }),
      http.delete(`${apiPaths.spendImports}/:id`, ({ params }) => {
        const stored = imports.find(({ id }) => id === params.id);
        return HttpResponse.json(stored && Object.assign(stored, { isUndone: true }));
      }),
    );
    const negative = 'Line 4 has a negative amount. Nothing was stored.';
    server.use(http.post(apiPaths.spendPreview, () => refusal(400, negative), { once: true }));
    await user.click(await screen.findByRole('button', { name: 'Add spend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add spend' }));
    await user.upload(dialog.getByLabelText('Report'), new File(['-'], 'spend.csv'));
    expect(await dialog.findByText(negative)).toBeVisible();
    await user.upload(dialog.getByLabelText('Report'), new File(['a'], 'spend.csv'));
    expect(await dialog.findByText('Google Ads, March 4, 2026: $10')).toBeInTheDocument();
    expect(dialog.getByText(/^It replaces \$4 /)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Store $10' })).toBeDisabled();
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Order of the dates' }),
      'Month first: 3/4 is March 4',
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Store $10' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Store $10' }));
    expect(await dialog.findByText('Stored: $10.')).toBeInTheDocument();
    expect(asked).toEqual(['spend.csv month-first']);
    await user.click(await dialog.findByRole('button', { name: 'Undo spend.csv' }));
    const undone = await dialog.findByText(/undone$/);
    await waitFor(() => expect(undone).toHaveFocus());
  });
});

it('leads from a landing page to its keywords, with their average position', async () => {
  const [first] = found.rows;
  if (!first) throw new Error('There is no row.');
  const rows = ['/google-ads', '/seo', '/faq'].map((key) => ({ ...first, key }));
  openSources('&by=landing', { ...found, rows });
  const position = await screen.findByRole('link', { name: /^4.2\s*: keywords of \/google-ads$/ });
  expect(position).toHaveAttribute('href', '/rankings?tab=keywords&landing=%2Fgoogle-ads');
  expect(screen.getByRole('link', { name: /keywords of \/seo$/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /\/faq/ })).not.toBeInTheDocument();
});

it('narrows the leads of a landing page to a channel, which another choice drops', async () => {
  const address = '&by=landing&stage=leads&key=/google-ads&channel=organic-search';
  const { user, lists } = openSources(address);
  expect(await screen.findByText('Leads: /google-ads: Organic search')).toBeVisible();
  expect(lists.at(-1)?.get('channel')).toBe('organic-search');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Grouped by' }), 'Channel');
  expect(screen.queryByText(/Organic search$/)).not.toBeInTheDocument();
});
