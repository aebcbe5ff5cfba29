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
  before: { from: '2026-05-27', to: '2026-08-24' },
  total: { now: counts(100, 60, 35, 12, 4), before: counts(80, 30, 24, 9, 4) },
  stillOpen: 71,
  rows: [
    {
      key: 'paid-search',
      cents: 580_000,
      now: counts(58, 40, 25, 9, 3),
      before: counts(40),
    },
    { key: 'direct', cents: 0, now: counts(42, 20, 10, 3, 1), before: counts(40) },
  ],
  spend: {
    nowCents: 580_000,
    beforeCents: 400_000,
    feesCents: 2_400_000,
    withoutAmount: 1,
    unmatched: [{ id: 7, platform: 'meta', name: 'Retargeting', cents: 3_920 }],
    matchedByHand: [],
  },
  trend: [
    { from: '2026-08-25', counts: counts(30, 12) },
    { from: '2026-09-01', counts: counts(45, 31) },
    { from: '2026-09-08', counts: counts(25, 17) },
  ],
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
  it('tell how far leads got: always as a fraction, from 30 on with its range, compared if it is clear', async () => {
    openSources();
    const funnel = within(await screen.findByRole('list', { name: 'From lead to client' }));
    const [leads, booked, held] = funnel.getAllByRole('listitem');
    expect(leads).toHaveTextContent('Leads 80 before Leads: 100');
    expect(booked).toHaveTextContent('30 before · more now Booked a call: 60 of 100, 50–69 %');
    expect(held).toHaveTextContent('24 before Call held: 35 of 100, 26–45 %');
    expect(screen.getByText(/71 are still open/)).toBeInTheDocument();
    expect(screen.getByText(/^Direct or unknown: 42/)).toBeInTheDocument();
  });

  it('open the leads behind each figure, in the address', async () => {
    const { user, lists } = openSources();
    const table = within(await screen.findByRole('table', { name: 'By channel' }));
    const row = within(table.getByRole('row', { name: /^Paid search/ }));
    await user.click(row.getByRole('link', { name: '3' }));
    const section = await screen.findByRole('region', { name: 'Won: Paid search' });
    expect(section).toHaveFocus();
    expect(await within(section).findByRole('link', { name: 'Vi Pond' })).toBeInTheDocument();
    expect(address()).toBe('?tab=sources&stage=won&key=paid-search');
    expect(Object.fromEntries(lists[0] ?? [])).toMatchObject({
      by: 'channel',
      touch: 'first',
      stage: 'won',
      key: 'paid-search',
    });
    await user.click(within(section).getByRole('link', { name: 'Close' }));
    expect(address()).toBe('?tab=sources');
  });

  it('are chosen by period, visit and grouping, which closes the list of leads', async () => {
    const { user, asked } = openSources('&stage=won');
    await screen.findByRole('region', { name: 'Won' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Visit' }), 'Last visit');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Grouped by' }), 'Campaign');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last month');
    expect(address()).toBe('?tab=sources&period=last-month&touch=last&by=campaign');
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
        touch: 'last',
        by: 'campaign',
      }),
    );
    expect(asked.at(-1)?.get('from')).toMatch(/-01$/);
    expect(screen.queryByRole('region', { name: 'Won' })).toBeNull();
  });

  it('count by when it happened, without shares of leads that came earlier', async () => {
    const { user, asked } = openSources();
    const funnel = await screen.findByRole('list', { name: 'From lead to client' });
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Counted' }),
      'By the day it happened',
    );
    await waitFor(() => expect(funnel).toHaveTextContent('Won 4 before Won: 4'));
    expect(funnel).not.toHaveTextContent('%');
    expect(asked.at(-1)?.get('counted')).toBe('event');
  });

  it('tell what happened in a period without a lead of its own', async () => {
    openSources('&counted=event', {
      ...found,
      total: { now: counts(0, 0, 0, 1, 1), before: counts(0, 1) },
      rows: [
        {
          key: 'paid-search',
          cents: null,
          now: counts(0, 0, 0, 1, 1),
          before: counts(0, 1),
        },
      ],
    });
    const funnel = await screen.findByRole('list', { name: 'From lead to client' });
    expect(funnel).toHaveTextContent('Won 0 before Won: 1');
    expect(screen.getByText(/^Before: May 27, 2026/)).toBeInTheDocument();
  });

  it('show how leads came over time, as a chart and as a table', async () => {
    const { user } = openSources();
    const trend = within(await screen.findByRole('region', { name: 'Over time' }));
    expect(await trend.findByRole('img')).toHaveAccessibleName(
      'Leads over time: 30 from Aug 25, 2026, a high of 45 from Sep 1, 2026, 25 from Sep 8, 2026.',
    );
    await user.click(trend.getByRole('button', { name: 'Show as table' }));
    expect(trend.getByRole('row', { name: /^Sep 1, 2026/ })).toHaveTextContent('4531');
  });

  it('tell what is left of erased leads, without links', async () => {
    openSources();
    const erased = within(await screen.findByRole('region', { name: 'Erased leads' }));
    expect(erased.getByRole('row', { name: /^Referral/ })).toHaveTextContent('75422');
    expect(erased.queryByRole('link')).toBeNull();
  });

  it('set what ads cost beside what they brought, with both figures where it was little', async () => {
    const { user } = openSources();
    const spend = within(await screen.findByRole('region', { name: 'Ad spend' }));
    expect(
      spend.getByText(
        '$5,800 spent in this period, $4,000 before. Clients from this period have paid $24,000 to date, 1 without an amount.',
      ),
    ).toBeInTheDocument();
    expect(spend.getByRole('row', { name: /^Paid search/ })).toHaveTextContent(
      'Paid search$5,800$100$232$5,800 for 3',
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
    expect(await dialog.findByText(/undone$/)).toHaveFocus();
  });

  it('say that they could not be loaded, and try again', async () => {
    const { user } = openSources();
    await screen.findByRole('table', { name: 'By channel' });
    server.use(http.get(apiPaths.leadSources, () => refusal(503, 'Not now.'), { once: true }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'This year');
    expect(await screen.findByText('Not now.', { exact: false })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'By channel' })).toBeInTheDocument();
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
