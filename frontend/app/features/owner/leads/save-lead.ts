import type { Lead, LeadDetail, UpdateLeadRequest } from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { isConflict } from '~/lib/api-error';
import { readNow } from '~/lib/api-query';
import { leadQuery, refreshLeads, updateLead } from '../shared/queries/leads';

/** The fields to save, without the version. */
export type LeadChange = Partial<Omit<UpdateLeadRequest, 'version'>>;

const fieldsOf = (change: LeadChange) => Object.keys(change) as (keyof LeadChange)[];

/** Saves of the open lead run one at a time, in its panel and by the palette: each builds on what the previous one saved. */
export const leadScope = (id: number) => ({ id: `lead ${id}` });

/**
 * Saves based on the version that was read. If another save came first but left these fields alone, they are saved on
 * top of its version; otherwise this throws the conflict, and the cache has the current lead.
 */
export async function saveLead(client: QueryClient, base: Lead, change: LeadChange): Promise<Lead> {
  const saveOn = ({ id, status, version }: Lead) => updateLead(id, { status, ...change, version });
  const isAlone = (now: Lead) => fieldsOf(change).every((field) => now[field] === base[field]);
  // The cache may already have the other save, such as one that this page just made.
  const known = client.getQueryData(leadQuery(base.id).queryKey);
  const isKnown = known !== undefined && known.version > base.version && isAlone(known);
  try {
    return await saveOn(isKnown ? known : base);
  } catch (error) {
    if (!isConflict(error)) throw error;
    const now = await readNow(client, leadQuery(base.id));
    if (!isAlone(now)) throw error;
    return await saveOn(now);
  }
}

/** The current lead. Waits for a running refetch: a reply or a logged call may have changed the shown lead. */
export async function currentLead(client: QueryClient, shown: Lead): Promise<Lead> {
  const query = leadQuery(shown.id);
  const state = client.getQueryState(query.queryKey);
  if (state?.fetchStatus === 'fetching') {
    // If this fails, the save that follows gives the better error message.
    await readNow(client, query).catch(() => undefined);
  }
  return client.getQueryData(query.queryKey) ?? shown;
}

/** Updates the saved lead wherever it is shown, and refetches the rest. */
export function showSavedLead(client: QueryClient, saved: Lead): void {
  const key = leadQuery(saved.id).queryKey;
  client.setQueryData(key, (lead: LeadDetail | undefined) => lead && { ...lead, ...saved });
  void refreshLeads(client);
}
