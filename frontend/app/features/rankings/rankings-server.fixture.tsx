import {
  type AdviceNotNow,
  apiPaths,
  type Gate,
  type HistoryPoint,
  type KeywordBreakdown,
  type OtherQuery,
  type RankingAdvice,
  type RankingAlert,
  type RankingCheckState,
  type RankingConnection,
  type RankingEmails,
  type RankingSummary,
  settingPath,
  settings,
  type TrackedKeyword,
  type UploadedPeriod,
} from '@agency/contracts';

import { HttpResponse, http } from 'msw';
import { openView } from '~/ui/desk/desk.fixture';
import { listed, refusal, server } from '../../../test/server';
import { RankingDashboard } from './dashboard';
import { alert, finished, keyword, point, summary } from './rankings.fixture';

const noBreakdown: KeywordBreakdown = {
  isAvailable: true,
  period: null,
  pages: [],
  countries: [],
  devices: [],
};

interface Desk {
  summary: RankingSummary;
  check: RankingCheckState;
  keywords: TrackedKeyword[];
  points: HistoryPoint[];
  alerts: RankingAlert[];
  uploads: UploadedPeriod[];
  advice: RankingAdvice[];
  isAdviceCompared: boolean;
  connection: RankingConnection;
  others: OtherQuery[];
  breakdown: KeywordBreakdown;
  emails: RankingEmails;
  /** The open gates. */
  gates: Gate[];
  /** How many leads landed on any page from organic search. */
  landed: number;
}

const subjectOf = (about: RankingAdvice | AdviceNotNow) =>
  about.kind === 'not-in-google' ? about.page : about.keywordId;

const emailsPath = settingPath(settings.rankingEmails);

/** The rankings as the service keeps them. Requests are recorded in `asked`. */
export function serveRankings(given: Partial<Desk> = {}) {
  const desk: Desk = {
    summary: summary(),
    check: { running: null, last: finished() },
    keywords: [keyword()],
    points: [point(), point({ day: '2026-11-18', position: 7.9 })],
    alerts: [alert()],
    uploads: [],
    advice: [],
    isAdviceCompared: true,
    connection: { isSetByOperator: false, canKeepKey: true, account: null, site: null },
    others: [],
    breakdown: noBreakdown,
    gates: ['rankings'],
    emails: { isWeekOn: true, weekday: 1, isAlertOn: true },
    landed: 6,
    ...given,
  };
  const asked: string[] = [];
  const bodies: unknown[] = [];
  let hidden: unknown[] = [];
  const find = (id: unknown) => desk.keywords.find((kept) => kept.id === Number(id));
  const gone = () => refusal(404, 'This keyword isn’t on the list.');
  const history = (points: HistoryPoint[]) =>
    HttpResponse.json({ dataThrough: desk.summary.dataThrough, points });
  const { rankingsKeywords: keywordsPath, rankingsAlerts: alertsPath } = apiPaths;

  server.use(
    http.all('/api/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${request.method} ${pathname}${search}`);
    }),
    http.get(apiPaths.rankingsSummary, () => HttpResponse.json(desk.summary)),
    http.get(apiPaths.session, () => HttpResponse.json({ gates: desk.gates })),
    http.get(apiPaths.sourceLeads, () => listed([], undefined, desk.landed)),
    http.get(emailsPath, () => HttpResponse.json(desk.emails)),
    http.patch<never, RankingEmails>(emailsPath, async ({ request }) => {
      desk.emails = await request.json();
      return HttpResponse.json(desk.emails);
    }),
    http.get(apiPaths.rankingsCheck, () => HttpResponse.json(desk.check)),
    http.get(apiPaths.rankingsAdvice, () =>
      HttpResponse.json({
        advice: desk.advice.filter((one) => !hidden.includes(subjectOf(one))),
        period: { from: '2026-10-22', to: '2026-11-18' },
        isCompared: desk.isAdviceCompared,
      }),
    ),
    http.put<never, AdviceNotNow>(apiPaths.rankingsAdviceNotNow, async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      hidden = body.isHidden ? [...hidden, subjectOf(body)] : [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(apiPaths.rankingsOtherQueries, ({ request }) =>
      listed(desk.others, new URL(request.url).searchParams),
    ),
    http.get(`${keywordsPath}/:id/breakdown`, () => HttpResponse.json(desk.breakdown)),
    http.get(apiPaths.rankingsHistory, () => history(desk.points)),
    http.get(`${keywordsPath}/:id/history`, () => history(desk.points)),
    http.get(`${apiPaths.rankingsLandingPages}/history`, () =>
      history(desk.points.map((kept) => ({ ...kept, position: 14 }))),
    ),
    http.get(apiPaths.rankingsLandingPages, () =>
      HttpResponse.json([{ page: '/services', keywords: 4, position: 14 }]),
    ),
    http.get(apiPaths.rankingsCurves, ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
      const curves = ids.map(() => Array.from({ length: 28 }, (_, day) => 40 - day));
      return HttpResponse.json({ dataThrough: desk.summary.dataThrough, curves });
    }),
    http.get(apiPaths.rankingsTags, () =>
      HttpResponse.json([{ tag: 'service:google-ads', keywords: 1 }]),
    ),
    http.get(keywordsPath, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const text = searchParams.get('search') ?? '';
      return listed(desk.keywords.filter((kept) => kept.keyword.includes(text)));
    }),
    http.get(`${keywordsPath}/:id`, ({ params }) => {
      const kept = find(params.id);
      return kept ? HttpResponse.json(kept) : gone();
    }),
    http.patch<{ id: string }, object>(`${keywordsPath}/:id`, async ({ params, request }) => {
      const kept = find(params.id);
      const body = await request.json();
      bodies.push(body);
      return kept ? HttpResponse.json(Object.assign(kept, body)) : gone();
    }),
    http.delete(`${keywordsPath}/:id`, ({ params }) => {
      desk.keywords = desk.keywords.filter((kept) => kept.id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(alertsPath, ({ request }) => {
      const { searchParams: asked } = new URL(request.url);
      const onlyUnread = asked.get('read') === 'no';
      return listed(
        desk.alerts.filter(({ isRead }) => !onlyUnread || !isRead),
        asked,
      );
    }),
    http.patch<{ id: string }, { isRead: boolean }>(
      `${alertsPath}/:id`,
      async ({ params, request }) => {
        const kept = desk.alerts.find(({ id }) => id === Number(params.id)) ?? alert();
        Object.assign(kept, await request.json());
        desk.summary = {
          ...desk.summary,
          recentAlerts: desk.alerts,
          unreadAlerts: desk.alerts.filter(({ isRead }) => !isRead).length,
        };
        return HttpResponse.json(kept);
      },
    ),
    http.get(apiPaths.rankingsConnection, () => HttpResponse.json(desk.connection)),
    http.get(apiPaths.rankingsImports, ({ request }) =>
      listed(desk.uploads, new URL(request.url).searchParams),
    ),
    http.delete(`${apiPaths.rankingsImports}/:from/:to`, ({ params }) => {
      desk.uploads = desk.uploads.filter(
        ({ from, to }) => from !== params.from || to !== params.to,
      );
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(apiPaths.rankingsAlertRulesPreview, () => HttpResponse.json({ alerts: 9 })),
  );
  return { desk, asked, bodies };
}

/** The whole page at this address. */
export function openRankings(search = '') {
  return { user: openView(RankingDashboard, search, { path: '/rankings' }) };
}
