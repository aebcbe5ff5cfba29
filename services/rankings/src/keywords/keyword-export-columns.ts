import type { TrackedKeyword } from '@agency/contracts';
import type { CsvColumns } from '@agency/platform';

/** What the owner's spreadsheet shows of a keyword. */
export const keywordExportColumns: CsvColumns<TrackedKeyword> = {
  Keyword: ({ keyword }) => keyword,
  'Landing page': ({ landingPage }) => landingPage,
  Tags: ({ tags }) => tags.join('; '),
  Paused: ({ isPaused }) => (isPaused ? 'yes' : 'no'),
  Clicks: ({ current }) => current?.clicks,
  Impressions: ({ current }) => current?.impressions,
  'CTR (%)': ({ current }) => current?.ctr,
  Position: ({ current }) => current?.position,
  'Previous clicks': ({ previous }) => previous?.clicks,
  'Previous impressions': ({ previous }) => previous?.impressions,
  'Previous CTR (%)': ({ previous }) => previous?.ctr,
  'Previous position': ({ previous }) => previous?.position,
  'Position gain': ({ positionGain }) => positionGain,
};
