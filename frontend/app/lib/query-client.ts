import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { callApi } from './api-client';
import { ApiError } from './api-error';

const asIs = { parse: (json: unknown) => json };

/** The URL of a query is its key: the segments joined by slashes. */
function readByKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return callApi(queryKey.join('/'), { response: asIs, signal });
}

interface QueryClientOptions {
  /** The server requires logging in: the owner's session has ended. */
  onSignedOut?: () => void;
}

/**
 * Data never becomes stale, and nothing is refetched on focus or by an interval, unless a query sets it;
 * docs/deviations.md lists those. What could not be read is read again once the browser is back online. Nothing is retried. A query whose failure the visitor need not see sets
 * `meta.logOnError`: its failure is only logged.
 */
export function createQueryClient({ onSignedOut }: QueryClientOptions = {}): QueryClient {
  const watch = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onSignedOut?.();
  };
  return new QueryClient({
    mutationCache: new MutationCache({ onError: watch }),
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        watch(error);
        if (typeof meta?.logOnError === 'string') console.warn(meta.logOnError, error.message);
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: readByKey,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        // What failed while the browser was offline is read again when it is back.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        retry: false,
        // With 'online', requests would wait without an error while the browser believes it is offline.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
