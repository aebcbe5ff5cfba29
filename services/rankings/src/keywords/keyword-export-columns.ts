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
  'Clicks before': ({ previous }) => previous?.clicks,
  'Impressions before': ({ previous }) => previous?.impressions,
  'CTR before (%)': ({ previous }) => previous?.ctr,
  'Position before': ({ previous }) => previous?.position,
  'Places won': ({ positionGain }) => positionGain,
};
