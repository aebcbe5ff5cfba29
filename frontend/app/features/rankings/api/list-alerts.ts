import { apiPaths, rankingAlertSchema } from '@agency/contracts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callApiForPage } from '~/lib/api-client';
import { byOffset } from '~/lib/by-offset';
import { rankingKeys } from './ranking-keys';

const alertsPerPage = 50;

/** Newest first: all of them, or only those not read yet. */
export function alertsQuery(onlyUnread: boolean) {
  return infiniteQueryOptions({
    queryKey: [...rankingKeys.alerts, onlyUnread],
    queryFn: ({ signal, pageParam: offset }) => {
      const params = new URLSearchParams({ limit: `${alertsPerPage}`, offset: `${offset}` });
      if (onlyUnread) params.set('read', 'no');
      return callApiForPage(`${apiPaths.rankingsAlerts}?${params}`, {
        item: rankingAlertSchema,
        signal,
      });
    },
    ...byOffset,
    placeholderData: keepPreviousData,
  });
}
