import { oneLine } from '../text/clean-text.js';

const maxGreetedLength = 60;
/** Enough for `Juan Carlos García López`; a sentence has more words. */
const maxGreetedWords = 4;
const name = /^[\p{L}\p{M}][\p{L}\p{M}'’ .-]*$/u;
const address = /www|\.\p{L}/iu;

/**
 * The visitor's name on one line, or undefined if it does not read like a name. (!) Anyone can submit a stranger's
 * address with an advertisement as the name: only the result may appear in a greeting, header or calendar event.
 */
export function greetableName(typed: string): string | undefined {
  const line = oneLine(typed);
  const isShort = line.length <= maxGreetedLength && line.split(' ').length <= maxGreetedWords;
  const isName = isShort && name.test(line) && !address.test(line);
  return isName ? line : undefined;
}

/** A word that can be a first name: Latin letters, more than an initial. */
const firstName = /^\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]+$/u;
const initial = /^\p{L}\.?$/u;
const suffix = /^(jr|sr|ii|iii|iv)\.?$/i;
const title = /^(dr|mr|mrs|ms|miss|mx|prof|rev|fr|sir|capt|captain|sgt|pastor)$/i;
/** Starts a family name: `Erik van der Berg`. */
const particle = /^(van|von|de|del|della|der|den|di|da|la|le|el|al|bin|ibn|st\.?)$/i;
const business =
  /^(the|inc|llc|ltd|corp|co|company|group|team|agency|services?|shop|studio|plumbing|roofing|marine)\.?$/i;

/**
 * The first name, or the whole name if in doubt: `Mary Ann Smith` may be called Mary Ann, and `Fields Plumbing` has no
 * first name.
 */
export function firstNameIn(name: string): string {
  const words = name.split(' ').filter((word) => !suffix.test(word));
  const [first = name, ...others] = words;
  const family = others.filter((word) => !initial.test(word));
  const isOneName = family.length === 1 || particle.test(family[0] ?? '');
  const isPerson =
    ![title, particle].some((kind) => kind.test(first)) &&
    !words.some((word) => business.test(word));
  return isOneName && isPerson && firstName.test(first) ? first : name;
}
