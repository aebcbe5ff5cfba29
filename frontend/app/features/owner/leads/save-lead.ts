import type { Lead, LeadDetail, UpdateLeadRequest } from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/lib/api-error';
import { leadQuery, refreshLeads, updateLead } from '../shared/queries/leads';

/** The fields to save, without the version. */
export type LeadChange = Partial<Omit<UpdateLeadRequest, 'version'>>;

const fieldsOf = (change: LeadChange) => Object.keys(change) as (keyof LeadChange)[];

/**
 * Saves on the version that was read. When another save came first but left these fields alone, they are saved on
 * its version; otherwise the conflict is thrown, and the lead as it is now is in the cache.
 */
export async function saveLead(client: QueryClient, base: Lead, change: LeadChange): Promise<Lead> {
  const saveOn = ({ id, status, version }: Lead) => updateLead(id, { status, ...change, version });
  try {
    return await saveOn(base);
  } catch (error) {
    if (!isConflict(error)) throw error;
    const now = await client.fetchQuery({ ...leadQuery(base.id), staleTime: 0 });
    if (fieldsOf(change).some((field) => now[field] !== base[field])) throw error;
    return await saveOn(now);
  }
}

export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** Puts what was saved where the lead is shown, and reads the rest again. */
export function showSavedLead(client: QueryClient, saved: Lead): void {
  const key = leadQuery(saved.id).queryKey;
  client.setQueryData(key, (lead: LeadDetail | undefined) => lead && { ...lead, ...saved });
  void refreshLeads(client);
}
