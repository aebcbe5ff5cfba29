import {
  type ConversionAction,
  type ConversionFormat,
  conversionActionOptions,
  easternIsoOf,
  easternZone,
  labelOf,
} from '@agency/contracts';
import type { Conversion } from './classify-fact.js';

/** An exported conversion that no longer holds, or whose amount has changed. */
export interface Adjustment extends Pick<Conversion, 'action' | 'at' | 'clickId'> {
  adjustedAt: Date;
  /** Null: it is retracted, for good. */
  cents: number | null;
}

const currency = 'USD';
const nameOf = (action: ConversionAction) => labelOf(conversionActionOptions, action);
/** Empty if it is not known: 0 would teach the platform that the click was worth nothing. */
const amountCell = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));
const currencyOf = (cents: number | null) => (cents === null ? '' : currency);

/** `2026-10-02 16:05:00-0400`. */
const googleTime = (instant: Date) =>
  easternIsoOf(instant)
    .replace('T', ' ')
    .replace(/:(\d\d)$/, '$1');

/** `10/2/2026 8:05:00 PM`, in UTC: the file names one fixed offset, which cannot hold summer and winter. */
function microsoftTime(instant: Date): string {
  const hours = instant.getUTCHours();
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${instant.getUTCMonth() + 1}/${instant.getUTCDate()}/${instant.getUTCFullYear()}`;
  const time = `${hours % 12 || 12}:${two(instant.getUTCMinutes())}:${two(instant.getUTCSeconds())}`;
  return `${day} ${time} ${hours < 12 ? 'AM' : 'PM'}`;
}

const metaEvents: Record<ConversionAction, string> = {
  'call-held': 'Schedule',
  'client-signed': 'Purchase',
};

interface ClickFormat {
  before: readonly string[];
  clickId: string;
  time(instant: Date): string;
  /** Headings and cells at the end of a row. Only the leads that consented to marketing are in it. */
  consent: Readonly<Record<string, string>>;
}

const googleConsent = { 'Ad User Data': 'Granted', 'Ad Personalization': 'Granted' };

const clickFormats: Record<Exclude<ConversionFormat, 'meta'>, ClickFormat> = {
  google: {
    before: [`Parameters:TimeZone=${easternZone}`],
    clickId: 'Google Click ID',
    time: googleTime,
    consent: googleConsent,
  },
  'google-data-manager': {
    // Its first line must be the headings, so each time includes the zone.
    before: [],
    clickId: 'Google Click ID',
    time: (instant) => easternIsoOf(instant),
    consent: googleConsent,
  },
  microsoft: {
    before: ['Parameters:TimeZone=+0000'],
    clickId: 'Microsoft Click ID',
    time: microsoftTime,
    consent: {},
  },
};

/**
 * A file as the platform imports it: plain cells without a byte order mark, quotes or anything but the documented columns. Every
 * cell is made of numbers, our own names, or a click id that `classifyFact` has checked.
 */
export function conversionFile(format: ConversionFormat, rows: readonly Conversion[]): string {
  if (format === 'meta') return metaFile(rows);
  const { before, clickId, time, consent } = clickFormats[format];
  return table(
    before,
    [
      `${clickId},Conversion Name,Conversion Time,Conversion Value,Conversion Currency`,
      ...Object.keys(consent),
    ].join(),
    rows.map((row) => [
      row.clickId,
      nameOf(row.action),
      time(row.at),
      amountCell(row.cents),
      currencyOf(row.cents),
      ...Object.values(consent),
    ]),
  );
}

const metaFile = (rows: readonly Conversion[]) =>
  table(
    [],
    'fbc,event_name,event_time,value,currency',
    rows.map(({ clickId, clickedAt, action, at, cents }) => [
      `fb.1.${clickedAt.getTime()}.${clickId}`,
      metaEvents[action],
      String(Math.floor(at.getTime() / 1_000)),
      amountCell(cents),
      currencyOf(cents),
    ]),
  );

/** A file that adjusts conversions exported to Google or Microsoft before. Meta has no such import. */
export function adjustmentFile(
  format: Exclude<ConversionFormat, 'meta'>,
  rows: readonly Adjustment[],
): string {
  const { before, clickId, time } = clickFormats[format];
  return table(
    before,
    `${clickId},Conversion Name,Conversion Time,Adjustment Time,Adjustment Type,Adjusted Value,Adjusted Value Currency`,
    rows.map((row) => [
      row.clickId,
      nameOf(row.action),
      time(row.at),
      time(row.adjustedAt),
      // The API's word, RETRACTION, is refused in files.
      row.cents === null ? 'RETRACT' : 'RESTATE',
      amountCell(row.cents),
      currencyOf(row.cents),
    ]),
  );
}

function table(before: readonly string[], headings: string, rows: readonly string[][]): string {
  return [...before, headings, ...rows.map((cells) => cells.join(','))]
    .map((line) => `${line}\n`)
    .join('');
}
