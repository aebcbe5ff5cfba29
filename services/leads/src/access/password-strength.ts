import { brand, fallbackSiteUrl } from '@agency/contracts';

/** Scores go from 0 to 4. At 4, someone who has stolen the hash needs more than ten billion guesses. */
const minScore = 4;
const weakMessage = 'This password is too easy to guess. Four unrelated words work well.';
/** Of a longer password, only the beginning is checked, because the time grows with the length. */
const maxCheckedLength = 100;

/** Why a password is too weak; undefined if it is not. Knows the leaked passwords that its library ships with. */
export async function weaknessOf(
  password: string,
  siteUrl = fallbackSiteUrl,
): Promise<string | undefined> {
  loading ??= load();
  const { score } = (await loading).check(password, ownWords(siteUrl));
  return score < minScore ? weakMessage : undefined;
}

let loading: ReturnType<typeof load> | undefined;

/** Loaded on use: it takes 20 MB and is needed once in months. Once, because it keeps other requests waiting. */
async function load() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  return new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: maxCheckedLength,
  });
}

/** What everyone who knows the site tries first: its names and places, as words and joined. */
function ownWords(siteUrl: string): string[] {
  const { name, email, city, region } = brand;
  const texts = [name, name.replace('&', 'and'), email, city, region, new URL(siteUrl).hostname];
  return texts.flatMap((text) => {
    const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return [...words, ...['', '-', '_', '.', ' '].map((separator) => words.join(separator))];
  });
}
