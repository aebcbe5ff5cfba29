import {
  type AdPlatform,
  adPlatformOptions,
  channelOptions,
  labelOf,
  optionValues,
} from '@agency/contracts';
import { bigintSchema, sql } from '@agency/platform';
import * as z from 'zod';

const platforms = optionValues(adPlatformOptions);

/** A campaign of a platform, with what it cost in a period. */
export const spentSchema = z.object({
  id: z.int(),
  platform: z.enum(platforms),
  name: z.string(),
  external_id: z.string().nullable(),
  /** The row of the leads that the owner matched it to. */
  matched: z.string().nullable(),
  cents: bigintSchema,
});
type Spent = z.infer<typeof spentSchema>;

/** What a first visit tells of its campaign, from a row of `leads.journeys`. */
export const campaignVisit = sql`jsonb_strip_nulls(jsonb_build_object('channel', channel,
  'name', first_touch->'utm_campaign', 'id', first_touch->'gad_campaignid', 'source', first_touch->'utm_source',
  'isMicrosoft', CASE WHEN first_touch ? 'msclkid' THEN true END))`;

export const campaignVisitSchema = z.object({
  channel: z.enum(optionValues(channelOptions)),
  name: z.string().optional(),
  /** Only Google's links have it. */
  id: z.string().optional(),
  source: z.string().optional(),
  isMicrosoft: z.boolean().optional(),
});
type CampaignVisit = z.infer<typeof campaignVisitSchema>;

export const readCampaignVisit = (json: string): CampaignVisit =>
  campaignVisitSchema.parse(JSON.parse(json));

/** Campaigns are compared without case, spaces, and the characters that replace spaces in links. */
export const campaignKey = (name: string) => name.toLowerCase().replace(/[\s_+-]|%20/g, '');

/** Which campaign a visit came by, and what its row is called. */
interface CampaignRow {
  label: string;
  /** Undefined if no campaign that ever cost something is known to be meant. */
  spent?: Spent;
}

export interface CampaignRows {
  spent: readonly Spent[];
  rowOf(visit: CampaignVisit): CampaignRow;
  labelOf(spent: Spent): string;
  broughtLeads(id: number): boolean;
}

/**
 * Matches visits to campaigns: by Google's id, then as the owner chose, then by name. Campaigns of one name are never
 * added: their labels tell them apart, and a visit that could mean several of them has a row of its own.
 *
 * @param spent - All campaigns that ever cost something.
 * @param visits - All distinct visits of leads, so that a label is the same in every period.
 */
export function campaignRows(
  spent: readonly Spent[],
  visits: readonly CampaignVisit[],
): CampaignRows {
  // Thousands of visits are each matched to thousands of campaigns.
  const byName = new Map<string, Spent[]>();
  const byChoice = new Map<string, Spent[]>();
  for (const one of spent) {
    addTo(byName, campaignKey(one.name), one);
    if (one.matched !== null) addTo(byChoice, campaignKey(one.matched), one);
  }
  const namesakesOf = (name: string) => byName.get(campaignKey(name)) ?? [];
  const byId = new Map(
    spent.flatMap((one) =>
      one.external_id && one.platform === 'google' ? [[one.external_id, one] as const] : [],
    ),
  );
  const googleIds = new Map<string, Set<string>>();
  for (const { name, id } of [
    ...visits,
    ...[...byId].map(([id, one]) => ({ name: one.name, id })),
  ]) {
    if (name === undefined || id === undefined) continue;
    // A campaign may have been renamed since: its id tells its name.
    const key = campaignKey(byId.get(id)?.name ?? name);
    googleIds.set(key, (googleIds.get(key) ?? new Set()).add(id));
  }
  const hasSeveralIds = (name: string) => (googleIds.get(campaignKey(name))?.size ?? 0) > 1;

  const labelOf = (one: Spent): string => {
    const namesakes = namesakesOf(one.name);
    const isOnSeveral = namesakes.some(({ platform }) => platform !== one.platform);
    const isSeveral =
      namesakes.filter(({ platform }) => platform === one.platform).length > 1 ||
      (one.platform === 'google' && hasSeveralIds(one.name));
    const marks = [
      isOnSeveral && platformLabel(one.platform),
      isSeveral && (one.external_id ? `ID ${one.external_id}` : 'without an ID'),
    ].filter(Boolean);
    return marks.length > 0 ? `${one.name} (${marks.join(', ')})` : one.name;
  };

  const rowOf = (visit: CampaignVisit): CampaignRow => {
    const { name, id } = visit;
    const withId = id === undefined ? undefined : byId.get(id);
    if (withId) return { label: labelOf(withId), spent: withId };
    if (name === undefined) return { label: id ?? '' };
    const own = id !== undefined && hasSeveralIds(name) ? `${name} (ID ${id})` : name;
    const chosen = byChoice.get(campaignKey(own)) ?? [];
    const named = namesakesOf(name).filter(
      ({ platform }) => platform !== 'google' || !hasSeveralIds(name),
    );
    const found = onlyOne(chosen, visit) ?? onlyOne(named, visit);
    return found ? { label: labelOf(found), spent: found } : { label: own };
  };

  const found = new Set(visits.map((visit) => rowOf(visit).spent?.id));
  return { spent, rowOf, labelOf, broughtLeads: (id) => found.has(id) };
}

function addTo(groups: Map<string, Spent[]>, key: string, one: Spent): void {
  const group = groups.get(key);
  if (group) group.push(one);
  else groups.set(key, [one]);
}

const platformLabel = (platform: AdPlatform) => labelOf(adPlatformOptions, platform);

/** The one on the visit's platform, if its link tells one that has any; undefined if several could be meant. */
function onlyOne(campaigns: readonly Spent[], visit: CampaignVisit): Spent | undefined {
  const platform = platformOf(visit);
  const onPlatform = campaigns.filter((one) => one.platform === platform);
  const [one, ...others] = onPlatform.length > 0 ? onPlatform : campaigns;
  return others.length === 0 ? one : undefined;
}

/** The platform of the ad that brought a visit, as far as its link tells. */
function platformOf({ channel, source, isMicrosoft }: CampaignVisit): AdPlatform | undefined {
  if (isMicrosoft || /bing|microsoft/i.test(source ?? '')) return 'microsoft';
  const visited = channel.replace(/^imported-/, '');
  return adPlatformOptions.find((option) => option.channel === visited)?.value;
}
