import {
  apiPaths,
  type ConversionFileQuery,
  conversionPreviewSchema,
  type ExportConversions,
} from '@agency/contracts';
import { callApi, listOf } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { noContent } from '~/lib/no-content';
import { leadsKey } from './leads';

/** What can be told to each platform. */
export const conversionsQuery = apiQuery(apiPaths.conversions, listOf(conversionPreviewSchema), {
  queryKey: [...leadsKey, 'conversions'],
});

export const exportConversions = (body: ExportConversions) =>
  callApi(apiPaths.conversionExports, { method: 'POST', body, response: noContent });

/** The address of a file. */
export const conversionFileAddress = (query: ConversionFileQuery) =>
  `${apiPaths.conversionFile}?${new URLSearchParams(query)}`;
