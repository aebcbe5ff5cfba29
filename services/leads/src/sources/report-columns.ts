import type { AdPlatform } from '@agency/contracts';

/** What the platforms call their columns, in English, German, French and Spanish. */
const headings = {
  campaign: [
    'campaign',
    'campaign name',
    'kampagne',
    'name der kampagne',
    'campagne',
    'nom de la campagne',
    'campaña',
    'nombre de la campaña',
  ],
  campaignId: [
    'campaign id',
    'kampagnen-id',
    'id der kampagne',
    'id de campagne',
    'id de la campagne',
    'id. de campaña',
    'id de la campaña',
    'identificador de la campaña',
  ],
  day: ['day', 'date', 'gregorian date', 'tag', 'jour', 'día', 'fecha'],
  week: ['week', 'woche', 'semaine', 'semana'],
  month: ['month', 'monat', 'mois', 'mes'],
  currency: [
    'currency code',
    'currency',
    'währungscode',
    'währung',
    'code de devise',
    'devise',
    'código de moneda',
    'moneda',
  ],
  from: [
    'reporting starts',
    'beginn der berichterstattung',
    'début des rapports',
    'inicio del informe',
  ],
  to: ['reporting ends', 'ende der berichterstattung', 'fin des rapports', 'fin del informe'],
} as const;
type Column = keyof typeof headings;

/** The heading of the cost column identifies the platform; Meta's includes the currency. */
const costs: readonly { platform: AdPlatform; heading: RegExp }[] = [
  { platform: 'google', heading: /^(?:cost|kosten|coût|coste)$/ },
  {
    platform: 'meta',
    heading: /^(?:amount spent|ausgegebener betrag|montant dépensé|importe gastado) \((\w{3})\)$/,
  },
  { platform: 'microsoft', heading: /^(?:spend|ausgaben|dépenses|gasto|inversión)$/ },
];

export interface ReportColumns extends Partial<Record<Column, number>> {
  campaign: number;
  cost: number;
  platform: AdPlatform;
  /** The currency that the heading of the cost column names. */
  currencyInHeading: string | undefined;
}

/** The columns of a line of headings; undefined for another line. */
export function findColumns(cells: readonly string[]): ReportColumns | undefined {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const found: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(headings) as Column[]) {
    const place = names.findIndex((name) => (headings[column] as readonly string[]).includes(name));
    if (place >= 0) found[column] = place;
  }
  const { campaign } = found;
  for (const { platform, heading } of costs) {
    const cost = names.findIndex((name) => heading.test(name));
    if (cost < 0 || campaign === undefined) continue;
    const currencyInHeading = heading.exec(names[cost] ?? '')?.[1]?.toUpperCase();
    return { ...found, campaign, cost, platform, currencyInHeading };
  }
  return undefined;
}
