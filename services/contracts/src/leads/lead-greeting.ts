import { oneLine } from '../text/clean-text.js';

const maxGreetedLength = 60;
/** Enough for `María de la Cruz García López`, whose particles do not count. A sentence has more words, or small letters. */
const maxGreetedWords = 4;
const maxCapitalizedWords = 5;
const name = /^[\p{L}\p{M}][\p{L}\p{M}'’‘“”"&\u2010\u2011 .-]*$/u;
const address = /www|\.\p{L}{2}/iu;
/** What follows a name after a comma: `DDS`, `Ph.D.`, `Jr.`. */
const credentials = /(?:,\s*(?:\p{Lu}[\p{L}.]{0,3}|\p{Lu}[\p{Lu}.-]{0,7}|Ph\.?D\.?|Esq\.?))+$/u;

/**
 * The visitor's name on one line without degrees and titles after a comma, or undefined if it does not read like a name.
 * (!) Anyone can submit a stranger's address with an advertisement as the name: only the result may appear in an email to
 * that address or in its calendar event.
 */
export function greetableName(typed: string): string | undefined {
  const line = oneLine(typed).replace(credentials, '');
  const words = line.split(' ').filter((word) => word !== '&' && !particle.test(word));
  const areCapitalized = words.every((word) => !/^[“"'‘]?\p{Ll}/u.test(word));
  const maxWords = areCapitalized ? maxCapitalizedWords : maxGreetedWords;
  const isShort = line.length <= maxGreetedLength && words.length <= maxWords;
  return isShort && name.test(line) && !address.test(line) ? line : undefined;
}

/** A word that can be a first name: Latin letters, more than an initial. */
const firstName =
  /^\p{Script=Latin}[\p{Script=Latin}\p{M}'’\u2010\u2011-]*[\p{Script=Latin}\p{M}]$/u;
const initial = /^\p{L}\.?$/u;
const suffix = /^(jr|sr|ii|iii|iv)\.?$/i;
const title = /^(dr|mr|mrs|ms|miss|mx|prof|rev|fr|sir|capt|captain|sgt|pastor)$/i;
/** Starts a family name: `Erik van der Berg`. */
const particle = /^(van|von|de|del|della|der|den|di|da|la|las|los|le|el|al|y|e|bin|ibn|st\.?)$/i;
const nickname = /^[“"'‘(]/;
const business =
  /^(the|inc|llc|ltd|corp|co|company|group|team|agency|services?|shop|studio|plumbing|roofing|marine)\.?$/i;

/**
 * The first name, or the whole name if in doubt: `Mary Ann Smith` may be called Mary Ann, and `Fields Plumbing` has no
 * first name.
 */
export function firstNameIn(name: string): string {
  const words = name.split(' ').filter((word) => !suffix.test(word));
  const [first = name, ...others] = words;
  const family = others.filter((word) => !initial.test(word) && !nickname.test(word));
  const isOneName = family.length === 1 || particle.test(family[0] ?? '');
  const isPerson =
    ![title, particle].some((kind) => kind.test(first)) &&
    !words.some((word) => business.test(word));
  return isOneName && isPerson && firstName.test(first) ? first : name;
}
