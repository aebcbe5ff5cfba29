import { DateColumn } from '@agency/platform';

/** What a file of an export is about. */
export type ExportKind =
  | 'queries'
  | 'pages'
  | 'countries'
  | 'devices'
  | 'days'
  | 'filters'
  | 'comparison'
  | 'other';

/** Search Console has renamed the first column over the years. */
export const queryHeadings: readonly string[] = [
  'top queries',
  'query',
  'queries',
  'search query',
  'keyword',
  'consultas principales',
  'principales consultas',
  'consulta',
  'häufigste suchanfragen',
  'suchanfrage',
  'requêtes les plus fréquentes',
  'principales requêtes',
  'requête',
  'principais consultas',
  'query più frequenti',
  'query principali',
  'populairste zoekopdrachten',
  'zoekopdracht',
];
const otherHeadings: Readonly<Record<string, ExportKind>> = {
  'top pages': 'pages',
  page: 'pages',
  country: 'countries',
  device: 'devices',
  'search appearance': 'other',
  date: 'days',
};

/** Languages in which Search Console is read, as far as their names of countries are told apart from queries. */
const languages =
  'ar bg ca cs da de el en es et fi fr he hi hr hu id it ja ko lt lv nb nl pl pt ro ru sk sl sr sv th tr uk vi zh-CN zh-TW'.split(
    ' ',
  );
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
const codes = letters.flatMap((first) => letters.map((second) => first + second));

let countries: ReadonlySet<string> | undefined;

/** Built on first use: few uploads need it. */
function countryNames(): ReadonlySet<string> {
  countries ??= new Set(
    languages.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      return codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []);
    }),
  );
  return countries;
}

/** Whether a text is the name of a country, in any of the languages. */
const isCountry = (text: string): boolean => countryNames().has(text.toLowerCase());

const device =
  /^(desktop|mobile|tablet|computer|m[oó]vil|escritorio|ordenador|ordinateur|handy|mobil(e|ger[äa]t)?|smartphone|tablette|tableta|telefon\w*|celular|computador|mobiel|datorn?)$/i;
/** Whether a text is the name of a kind of device. */
const isDevice = (text: string): boolean => device.test(text);

/** Enough to tell what a file is about. */
export const maxHeadRows = 30;
const number = /^\d[\d.,'’\s]*%?$/;
const isUrl = (cell: string) => /^https?:\/\//i.test(cell);

/** A query and four figures: clicks, impressions, CTR and position. */
export const exportWidth = 5;
/** Two of each figure, and the query. */
const comparedWidth = 9;

/**
 * What a file is about, by its columns: headings are in the language of the account, so values decide if a heading is
 * unknown.
 *
 * @param rows - Its first ones.
 */
export function exportKind(headings: readonly string[], rows: readonly string[][]): ExportKind {
  const names = headings.map((heading) => heading.toLowerCase());
  const [first = ''] = names;
  const isRepeated = (figure: string) => names.filter((name) => name.includes(figure)).length > 1;
  if (names.length >= comparedWidth || isRepeated('clicks')) return 'comparison';
  if (queryHeadings.includes(first)) return 'queries';
  const known = otherHeadings[first];
  if (known) return known;
  const cells = rows.map(([cell = '']) => cell);
  const are = (test: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(test).length > cells.length / 2;
  const dates = new DateColumn(cells);
  if (are((cell) => dates.read(cell) !== undefined)) return 'days';
  if (names.length === 2 && !rows.some(([, cell = '']) => number.test(cell))) return 'filters';
  const hasFigures = (row: string[]) => row.slice(1).every((cell) => number.test(cell));
  const isExport = names.length === exportWidth && rows.length > 0;
  if (!isExport || rows.filter(hasFigures).length <= rows.length / 2) return 'other';
  if (are(isUrl)) return 'pages';
  if (cells.every(isDevice)) return 'devices';
  return are(isCountry) ? 'countries' : 'queries';
}
