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
export const isCountry = (text: string): boolean => countryNames().has(text.toLowerCase());

const device =
  /^(desktop|mobile|tablet|computer|m[oó]vil|escritorio|ordenador|ordinateur|handy|mobil(e|ger[äa]t)?|smartphone|tablette|tableta|telefon\w*|celular|computador|mobiel|datorn?)$/i;
/** Whether a text is the name of a kind of device. */
export const isDevice = (text: string): boolean => device.test(text);
