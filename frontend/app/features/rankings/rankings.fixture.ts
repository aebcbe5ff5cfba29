import type {
  FinishedCheck,
  HistoryPoint,
  OtherQuery,
  RankingAlert,
  RankingSummary,
  TrackedKeyword,
  UploadedPeriod,
} from '@agency/contracts';

export function point(facts: Partial<HistoryPoint> = {}): HistoryPoint {
  return {
    day: '2026-11-17',
    clicks: 12,
    impressions: 340,
    ctr: 3.529,
    position: 8.4,
    coversDays: 1,
    ...facts,
  };
}

export function alert(facts: Partial<RankingAlert> = {}): RankingAlert {
  return {
    id: 1,
    keywordId: 7,
    keyword: 'google ads wilmington',
    alertType: 'gain',
    severity: 'medium',
    previousPosition: 12.6,
    currentPosition: 7.4,
    positionChange: 5.2,
    windowEnd: '2026-11-18',
    isRead: false,
    createdAt: '2026-11-21T12:00:00Z',
    ...facts,
  };
}

export function summary(facts: Partial<RankingSummary> = {}): RankingSummary {
  const top = { id: 7, keyword: 'google ads wilmington', clicks: 1200, impressions: 34_000 };
  const first = { ...top, ctr: 3.529, position: 2.4 };
  return {
    totalKeywords: 64,
    averagePosition: '9.8',
    top10Keywords: 2,
    unreadAlerts: 1,
    lastUpdated: '2026-11-21T12:00:00Z',
    top10Details: [first, { ...first, id: 8, keyword: 'ppc agency', position: 8.1 }],
    top3Details: [first],
    recentAlerts: [alert()],
    source: 'search-console',
    isSample: false,
    trackedKeywords: 64,
    dataThrough: '2026-11-18',
    period: { from: '2026-11-12', to: '2026-11-18' },
    isCompared: true,
    averageCtr: 3.5,
    clicks: 2400,
    impressions: 68_000,
    history: [],
    ...facts,
  };
}

export const empty: Partial<RankingSummary> = {
  totalKeywords: 0,
  averagePosition: '0.0',
  top10Keywords: 0,
  unreadAlerts: 0,
  lastUpdated: null,
  top10Details: [],
  top3Details: [],
  recentAlerts: [],
  dataThrough: null,
  period: null,
  isCompared: false,
};

export function finished(facts: Partial<FinishedCheck> = {}): FinishedCheck {
  return {
    id: 3,
    source: 'search-console',
    status: 'succeeded',
    message: 'Checked 64 keywords. Data through November 18, 2026.',
    ...facts,
  };
}

export function keyword(facts: Partial<TrackedKeyword> = {}): TrackedKeyword {
  return {
    id: 7,
    keyword: 'google ads wilmington',
    landingPage: '/google-ads-wilmington',
    tags: ['service:google-ads'],
    isPaused: false,
    addedAt: '2026-01-02T12:00:00Z',
    current: { clicks: 12, impressions: 340, ctr: 3.529, position: 7.4 },
    previous: { clicks: 9, impressions: 300, ctr: 3, position: 12.6 },
    positionGain: 5.2,
    best: { position: 6.1, day: '2026-10-03', coversDays: 1 },
    ...facts,
  };
}

export function uploadedPeriod(facts: Partial<UploadedPeriod> = {}): UploadedPeriod {
  return {
    from: '2026-10-22',
    to: '2026-11-18',
    queries: 5,
    fileName: 'Queries.csv',
    uploadedAt: '2026-11-21T12:00:00Z',
    ...facts,
  };
}

export function otherQuery(facts: Partial<OtherQuery> = {}): OtherQuery {
  return {
    query: 'marketing near me',
    clicks: 3,
    impressions: 90,
    position: 14.2,
    from: '2026-10-22',
    to: '2026-11-18',
    ...facts,
  };
}
