import {
  apiPaths,
  type DateOrder,
  type MatchSpend,
  type SpendImport,
  spendImportSchema,
  spendPreviewSchema,
  type TypedSpend,
} from '@agency/contracts';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { callApi, listOf, noContent } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { refreshLeads } from '../../shared/leads';

/** A report of ad spend, and what the owner chose for it. */
export interface SpendChoice {
  /** The request key: sending the import again adds nothing. */
  id: string;
  file: File;
  dateOrder: DateOrder | undefined;
}

const fileType = 'text/csv';
/** Longer than the server's timeout for reports. */
const timeoutMs = 60_000;

/** The newest imports first. */
export const spendImportsQuery = apiQuery(apiPaths.spendImports, listOf(spendImportSchema));

/** What storing a report would do. */
export function spendPreviewQuery(choice: SpendChoice | null) {
  return queryOptions({
    queryKey: ['spend-preview', choice?.id, choice?.dateOrder],
    queryFn: choice
      ? ({ signal }) =>
          callApi(`${apiPaths.spendPreview}?${orderParams(choice)}`, {
            method: 'POST',
            body: choice.file,
            fileType,
            timeoutMs,
            response: spendPreviewSchema,
            signal,
          })
      : skipToken,
    gcTime: 0,
  });
}

export function importSpend(choice: SpendChoice) {
  const params = orderParams(choice);
  params.set('id', choice.id);
  params.set('fileName', choice.file.name);
  const response = spendImportSchema;
  const body = choice.file;
  return callApi(`${apiPaths.spendImports}?${params}`, {
    method: 'POST',
    body,
    fileType,
    timeoutMs,
    response,
  });
}

export const typeSpend = (spend: TypedSpend) =>
  callApi(apiPaths.typedSpend, { method: 'POST', body: spend, response: spendImportSchema });

export const undoSpend = ({ id }: SpendImport) =>
  callApi(`${apiPaths.spendImports}/${id}`, { method: 'DELETE', response: spendImportSchema });

export const matchSpend = ({ id, ...body }: MatchSpend & { id: number }) =>
  callApi(`${apiPaths.spendCampaigns}/${id}`, { method: 'PUT', body, response: noContent });

/** The figures beside leads, and the imports. */
export async function refreshSpend(client: QueryClient): Promise<void> {
  await Promise.all([
    refreshLeads(client),
    client.invalidateQueries({ queryKey: spendImportsQuery.queryKey }),
  ]);
}

const orderParams = ({ dateOrder }: SpendChoice) => new URLSearchParams(dateOrder && { dateOrder });
