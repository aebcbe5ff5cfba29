import { brand } from '@agency/contracts';

/** Of five. At three, somebody who has stolen the hash needs more than ten billion guesses. */
const minScore = 3;
const weakMessage = 'This password is too easy to guess. Four unrelated words work well.';
/** Of a longer one, the beginning is judged: time grows with the length. */
const maxJudged = 100;

/** Why a password is too weak; undefined if it is not. Knows the leaked passwords that its library ships with. */
export async function weaknessOf(password: string): Promise<string | undefined> {
  // 20 MB, needed once in months.
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  const own = brand.name.split(/\W+/).filter(Boolean);
  const zxcvbn = new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: maxJudged,
  });
  const { score } = zxcvbn.check(password, own);
  return score < minScore ? weakMessage : undefined;
}
