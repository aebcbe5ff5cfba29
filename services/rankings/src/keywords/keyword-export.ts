import type { TrackedKeyword } from '@agency/contracts';

type Cell = string | number | null | undefined;

const columns: Record<string, (keyword: TrackedKeyword) => Cell> = {
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

export const keywordExportColumns = Object.keys(columns);

export function keywordExportRow(keyword: TrackedKeyword): Cell[] {
  return Object.values(columns).map((cell) => cell(keyword));
}
