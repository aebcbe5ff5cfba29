import {
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  type UndefinedInitialDataOptions,
} from '@tanstack/react-query';
import { callApi, type ResponseSchema } from './api-client';

type ApiQueryOptions<Value> = Omit<UndefinedInitialDataOptions<Value>, 'queryFn' | 'queryKey'> & {
  queryKey?: QueryKey;
};

/** A query that reads one address. Its key is the address, unless another is given. */
export function apiQuery<Value>(
  path: string,
  response: ResponseSchema<Value>,
  options?: ApiQueryOptions<Value>,
) {
  return queryOptions({
    queryKey: [path],
    ...options,
    queryFn: ({ signal }) => callApi(path, { response, signal }),
  });
}

/** Reads it again although it is cached: a save needs the current version. */
export const readNow = <Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
) => client.fetchQuery({ ...query, staleTime: 0 });
