import type { KeywordFilter } from '@agency/contracts';

/** The filter as a query string, with nothing that is the default anyway. */
export function keywordFilterParams({ search, tag, paused, sort }: KeywordFilter): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(tag && { tag }),
    ...(paused && { paused }),
    ...(sort !== 'position' && { sort }),
  });
}
