import {
  type Amount,
  type Attribution,
  type ConversionAction,
  type ConversionFormat,
  type LeftOut,
  maxClickDays,
  minFactHours,
  type Touch,
} from '@agency/contracts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

export type AdPlatform = 'google' | 'microsoft' | 'meta';

export const platformOf = (format: ConversionFormat): AdPlatform =>
  format === 'google-data-manager' ? 'google' : format;

/** What a lead led to, and when. */
export interface Fact {
  contactId: number;
  action: ConversionAction;
  at: Date;
  attribution: Attribution | null;
  /** When the form was sent: the click was before. */
  createdAt: Date;
  amount: Amount | null;
}

/** What a platform may be told. */
export interface Conversion {
  contactId: number;
  action: ConversionAction;
  at: Date;
  clickId: string;
  clickedAt: Date;
  /** Null if it is not known. */
  cents: number | null;
}

interface Platform {
  clickId: 'gclid' | 'msclkid' | 'fbclid';
  /** A click id that does not match is left out: the files are written without quotes. */
  format: RegExp;
  /** The maximum age of a fact, in days. Meta's is shorter than that of a click. */
  maxFactDays: number;
  needsAmount: readonly ConversionAction[];
}

const platforms: Record<AdPlatform, Platform> = {
  google: {
    clickId: 'gclid',
    format: /^[\w-]{10,512}$/,
    maxFactDays: maxClickDays,
    needsAmount: [],
  },
  microsoft: {
    clickId: 'msclkid',
    format: /^[0-9a-f]{32}$/i,
    maxFactDays: maxClickDays,
    needsAmount: [],
  },
  meta: {
    clickId: 'fbclid',
    format: /^[\w-]{10,512}$/,
    maxFactDays: 7,
    // A purchase without a value is refused.
    needsAmount: ['client-signed'],
  },
};

type Sender = Pick<Fact, 'attribution' | 'createdAt'>;

/** The click on the platform's ad that a lead came by, only if the form was sent with consent to marketing. */
export function clickOf(
  { attribution, createdAt }: Sender,
  platform: AdPlatform,
): Pick<Conversion, 'clickId' | 'clickedAt'> | 'noClick' | 'noConsent' {
  const { clickId: key, format } = platforms[platform];
  const touch = [attribution?.last, attribution?.first].find((one) => one?.[key] !== undefined);
  const clickId = touch?.[key];
  if (!touch || clickId === undefined || !format.test(clickId)) return 'noClick';
  if (attribution?.consent?.marketing !== true) return 'noConsent';
  return { clickId, clickedAt: clickTime(touch, createdAt) };
}

/** Whether a platform may be told, and what; otherwise why not. */
export function classifyFact(
  fact: Fact,
  platform: AdPlatform,
  now: Date,
): Conversion | keyof LeftOut {
  const click = clickOf(fact, platform);
  if (typeof click === 'string') return click;
  const { maxFactDays, needsAmount } = platforms[platform];
  const { contactId, action, at } = fact;
  const isOld = (time: Date, days: number) => now.getTime() - time.getTime() > days * dayMs;
  if (isOld(click.clickedAt, maxClickDays) || isOld(at, maxFactDays) || at <= click.clickedAt) {
    return 'tooOld';
  }
  if (now.getTime() - at.getTime() < minFactHours * hourMs) return 'tooFresh';
  const cents = action === 'client-signed' ? clientValue(fact.amount) : null;
  if (cents === null && needsAmount.includes(action)) return 'noAmount';
  return { contactId, action, at, ...click, cents };
}

/** By the visitor's clock, which may be wrong, so never later than the form. Earlier versions did not record it. */
function clickTime({ at }: Touch, createdAt: Date): Date {
  const told = at === undefined ? createdAt : new Date(at);
  return told < createdAt ? told : createdAt;
}

const monthsWithoutEnd = 12;

/** What a client is worth, in cents. A monthly amount without an end counts for one year. */
export function clientValue(amount: Amount | null): number | null {
  if (!amount) return null;
  const { cents, rhythm, from, until } = amount;
  if (rhythm === 'once') return cents;
  const monthOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return cents * (until === null ? monthsWithoutEnd : monthOf(until) - monthOf(from) + 1);
}
