import {
  addDays,
  type HistoryPoint,
  type KeywordChange,
  type RankingAlert,
  type RankingRun,
  type TrackedKeyword,
  type UploadedPeriod,
} from '@agency/contracts';
import type { CsvColumns } from '@agency/platform';

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

export const keywordColumns: CsvColumns<TrackedKeyword> = {
  Keyword: ({ keyword }) => keyword,
  'Landing page': ({ landingPage }) => landingPage,
  Tags: ({ tags }) => tags.join('; '),
  Paused: ({ isPaused }) => yesOrNo(isPaused),
  Clicks: ({ current }) => current?.clicks,
  Impressions: ({ current }) => current?.impressions,
  'CTR (%)': ({ current }) => current?.ctr,
  Position: ({ current }) => current?.position,
  'Previous clicks': ({ previous }) => previous?.clicks,
  'Previous impressions': ({ previous }) => previous?.impressions,
  'Previous CTR (%)': ({ previous }) => previous?.ctr,
  'Previous position': ({ previous }) => previous?.position,
  'Position gain': ({ positionGain }) => positionGain,
  'Best position': ({ best }) => best?.position,
  'Best position from': ({ best }) => best && addDays(best.day, 1 - best.coversDays),
  'Best position to': ({ best }) => best?.day,
};

/** A sum names the days that it covers, so that nobody adds up a day and a month. */
export const historyColumns: CsvColumns<HistoryPoint> = {
  From: ({ day, coversDays, period }) => period?.from ?? addDays(day, 1 - coversDays),
  To: ({ day, period }) => period?.to ?? day,
  Clicks: ({ clicks }) => clicks,
  Impressions: ({ impressions }) => impressions,
  'CTR (%)': ({ ctr }) => ctr,
  Position: ({ position }) => position,
};

export const changeColumns: CsvColumns<KeywordChange> = {
  Keyword: ({ keyword }) => keyword,
  'Clicks before': ({ from }) => from?.clicks,
  'Impressions before': ({ from }) => from?.impressions,
  'Position before': ({ from }) => from?.position,
  'Clicks after': ({ to }) => to?.clicks,
  'Impressions after': ({ to }) => to?.impressions,
  'Position after': ({ to }) => to?.position,
  'Position gain': ({ positionGain }) => positionGain,
};

export const alertColumns: CsvColumns<RankingAlert> = {
  Keyword: ({ keyword }) => keyword,
  Type: ({ alertType }) => alertType,
  Severity: ({ severity }) => severity,
  'Previous position': ({ previousPosition }) => previousPosition,
  'Current position': ({ currentPosition }) => currentPosition,
  'Position change': ({ positionChange }) => positionChange,
  'Data through': ({ windowEnd }) => windowEnd,
  Read: ({ isRead }) => yesOrNo(isRead),
  'Raised (UTC)': ({ createdAt }) => createdAt,
};

export const runColumns: CsvColumns<RankingRun> = {
  'Started (UTC)': ({ startedAt }) => startedAt,
  'Finished (UTC)': ({ finishedAt }) => finishedAt,
  Trigger: ({ trigger }) => trigger,
  Status: ({ status }) => status,
  Source: ({ source }) => source,
  'Data through': ({ dataThrough }) => dataThrough,
  Days: ({ daysDone }) => daysDone,
  Rows: ({ figures }) => figures,
  'New alerts': ({ newAlerts }) => newAlerts,
  Message: ({ message }) => message,
};

export const uploadColumns: CsvColumns<UploadedPeriod> = {
  From: ({ from }) => from,
  To: ({ to }) => to,
  Queries: ({ queries }) => queries,
  File: ({ fileName }) => fileName,
  'Uploaded (UTC)': ({ uploadedAt }) => uploadedAt,
};
