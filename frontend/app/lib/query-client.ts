import { QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { callApi } from './api-client';

const asIs = { parse: (json: unknown) => json };

/** The URL of a query is its key: the segments joined by slashes. */
function readByKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return callApi(queryKey.join('/'), { response: asIs, signal });
}

/**
 * Data never becomes stale, nothing is fetched again on focus, nothing is retried. A query whose
 * failure the visitor need not see says so with `meta.whenItFails`: its failure is logged only.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (typeof meta?.whenItFails === 'string') console.warn(meta.whenItFails, error.message);
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: readByKey,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        retry: false,
        // 'online' would leave a request waiting, without an error, while the browser believes itself offline.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
