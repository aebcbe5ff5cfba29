import { brand } from '@agency/contracts';

/** Scores go from 0 to 4. At 3, somebody who has stolen the hash needs more than ten billion guesses. */
const minScore = 3;
const weakMessage = 'This password is too easy to guess. Four unrelated words work well.';
/** Of a longer password, only the beginning is checked, because the time grows with the length. */
const maxCheckedLength = 100;

/** Why a password is too weak; undefined if it is not. Knows the leaked passwords that its library ships with. */
export async function weaknessOf(password: string): Promise<string | undefined> {
  // Imported here: it takes 20 MB and is needed once in months.
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  const own = brand.name.split(/\W+/).filter(Boolean);
  const zxcvbn = new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: maxCheckedLength,
  });
  const { score } = zxcvbn.check(password, own);
  return score < minScore ? weakMessage : undefined;
}
