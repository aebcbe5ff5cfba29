import {
  apiPaths,
  type ConversionFileQuery,
  conversionPreviewSchema,
  type ExportConversions,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, listOf } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';
import { leadsKey } from './leads';

/** What can be told to each platform. */
export const conversionsQuery = queryOptions({
  queryKey: [...leadsKey, 'conversions'],
  queryFn: ({ signal }) =>
    callApi(apiPaths.conversions, { response: listOf(conversionPreviewSchema), signal }),
});

export const exportConversions = (body: ExportConversions) =>
  callApi(apiPaths.conversionExports, { method: 'POST', body, response: noContent });

/** The address of a file. */
export const conversionFileAddress = (query: ConversionFileQuery) =>
  `${apiPaths.conversionFile}?${new URLSearchParams(query)}`;
