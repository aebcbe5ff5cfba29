import {
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
