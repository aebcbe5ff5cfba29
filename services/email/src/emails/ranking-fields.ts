import {
  type AlertRules,
  adviceInWords,
  brand,
  formatCount,
  formatPosition,
  type KnownAlertRules,
  oneLine,
  type PacificDate,
  type RankingMove,
  type RankingReport,
  type RankingSource,
  rankingsAddress,
  rankingsPath,
  rankingsQuery,
  rankingWindowDays,
  type SevereAlerts,
} from '@agency/contracts';
import type { SenderFacts } from './email-facts.js';
import { inSubject } from './visitor-text.js';

/** The maximum number of alerts in one email; the desk has the rest. */
const maxAlerts = 10;

const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const midnightOf = (day: PacificDate) => new Date(`${day}T00:00:00Z`);
/** `Nov 12 – 18`. */
const daysInWords = ({ from, to }: RankingReport['period']) =>
  days.formatRange(midnightOf(from), midnightOf(to)).replaceAll(/\s/g, ' ');

const sourceNames: Record<Exclude<RankingSource, 'sample'>, string> = {
  'search-console': 'Search Console',
  csv: 'the exports that you uploaded',
};
const sourceInWords = (source: RankingSource) =>
  source === 'sample' ? 'sample data' : sourceNames[source];

/** What the figures are compared with. */
const daysBefore = (source: RankingSource) =>
  source === 'csv' ? 'the upload before' : `the ${rankingWindowDays} days before`;

/** The placeholders of the email about a week. */
export function weekFields(report: RankingReport, { siteUrl }: SenderFacts) {
  const { period, now, before, gained, lost, entered, left, advice } = report;
  const hasMoves = [gained, lost, entered, left].some(({ count }) => count > 0);
  const dates = daysInWords(period);
  const listOf = (title: string, { count, biggest }: RankingReport['gained']) => ({
    title,
    moves: biggest.map((move) => moveFields(move, siteUrl)),
    more: count > biggest.length ? `and ${formatCount(count - biggest.length)} more` : null,
  });
  return {
    brand,
    siteUrl,
    days: dates,
    summary: summaryOf(report),
    isCompared: before !== null,
    hasMoves,
    /** The days before, in words. */
    daysBefore: daysBefore(report.source),
    figures: [
      {
        label: 'Average position',
        now: formatPosition(now.position),
        before: before && formatPosition(before.position),
      },
      {
        label: 'Clicks',
        now: formatCount(now.clicks),
        before: before && formatCount(before.clicks),
      },
      {
        label: 'Impressions',
        now: formatCount(now.impressions),
        before: before && formatCount(before.impressions),
      },
    ],
    lists: [
      listOf('Biggest gains', gained),
      listOf('Biggest drops', lost),
      listOf('New in the top 10', entered),
      listOf('Out of the top 10', left),
    ].filter(({ moves }) => moves.length > 0),
    advice: advice.map((piece) => ({
      ...adviceInWords(piece),
      subject: oneLine(piece.kind === 'not-in-google' ? piece.page : piece.keyword),
      url:
        piece.kind === 'not-in-google'
          ? siteUrl + rankingsAddress(rankingsQuery.landingPage(piece.page))
          : keywordUrl(siteUrl, piece.keywordId),
    })),
    source: sourceInWords(report.source),
    deskUrl: siteUrl + rankingsPath,
    settingsUrl: siteUrl + rankingsAddress(rankingsQuery.tab('source')),
  };
}

/** `3 up, 1 down`. */
function summaryOf({ source, before, gained, lost }: RankingReport): string {
  if (!before) return source === 'csv' ? 'numbers from your upload' : 'no earlier week to compare';
  if (gained.count + lost.count === 0) return 'no significant changes';
  return `${formatCount(gained.count)} up, ${formatCount(lost.count)} down`;
}

const keywordUrl = (siteUrl: string, id: number) =>
  siteUrl + rankingsAddress(rankingsQuery.keyword(id));

const moveFields = ({ keywordId, keyword, from, to }: RankingMove, siteUrl: string) => ({
  keyword: oneLine(keyword),
  from: formatPosition(from),
  to: formatPosition(to),
  url: keywordUrl(siteUrl, keywordId),
});

/** The placeholders of the email about alerts of high severity. */
export function alertFields(
  { source, period, rules, alerts }: SevereAlerts,
  { siteUrl }: SenderFacts,
) {
  const [first] = alerts;
  const isOne = first !== undefined && alerts.length === 1;
  const title = isOne
    ? `“${inSubject(oneLine(first.keyword))}” ${first.alertType === 'gain' ? 'rose' : 'dropped'} from ${formatPosition(first.from)} to ${formatPosition(first.to)}`
    : `${formatCount(alerts.length)} high-severity ranking alerts`;
  return {
    brand,
    siteUrl,
    title,
    days: daysInWords(period),
    daysBefore: daysBefore(source),
    alerts: alerts.slice(0, maxAlerts).map(({ alertType, ...move }) => ({
      ...moveFields(move, siteUrl),
      verb: alertType === 'gain' ? 'Rose' : 'Dropped',
      reason: reasonOf(move, rules),
      step: steps[alertType],
    })),
    more: alerts.length > maxAlerts ? `${formatCount(alerts.length - maxAlerts)} more` : null,
    source: sourceInWords(source),
    deskUrl: siteUrl + rankingsPath,
    settingsUrl: siteUrl + rankingsAddress(rankingsQuery.tab('source')),
  };
}

/** Why a rule makes a move high severity; undefined if it does not. */
type Reason = (move: RankingMove, rules: KnownAlertRules) => string | undefined;

/** By rule, the one that decides first. Null for a rule that makes no move high severity. */
const reasons: Record<keyof AlertRules, Reason | null> = {
  leavingTop10IsHigh: ({ from, to }, { leavingTop10IsHigh }) =>
    leavingTop10IsHigh && from <= 10 && to > 10
      ? 'It left the top 10, which your alert rules treat as high severity.'
      : undefined,
  highChange: ({ from, to }, { highChange }) => {
    // In tenths, like the positions: 28.4 less 18.4 is not quite 10.
    const change = Math.round(Math.abs(to - from) * 10) / 10;
    return highChange !== undefined && change >= highChange
      ? `It moved ${formatPosition(change)} positions; your alert rules treat ${highChange} or more as high severity.`
      : undefined;
  },
  minimumImpressions: null,
  positionChange: null,
  crossings: null,
  mediumChange: null,
};

/** Why the owner's rules call it high. */
function reasonOf(move: RankingMove, rules: KnownAlertRules): string {
  for (const reason of Object.values(reasons)) {
    const words = reason?.(move, rules);
    if (words) return words;
  }
  return 'Your alert rules treat it as high severity.';
}

const steps: Record<SevereAlerts['alerts'][number]['alertType'], string> = {
  drop: 'Compare its page with those that now rank above it.',
  gain: 'Note what you changed on its page, so that you can do it for others.',
};
