/**
 * Why a job failed, in a sentence that Redis may store and the owner may read: it quotes no person, server or database.
 * The message of any other error is replaced by the error's name.
 */
export class JobError extends Error {
  override readonly name: string = 'JobError';
}
