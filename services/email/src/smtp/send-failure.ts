/** Why a mail did not go out, in a sentence that names nobody: mail servers quote addresses in theirs. */
export class SendFailure extends Error {
  constructor(
    reason: string,
    /**
     * `temporary`: trying again makes sense. `permanent`: it never will. `unknown`: the server had the mail and did
     * not say whether it took it.
     */
    readonly kind: 'temporary' | 'permanent' | 'unknown',
  ) {
    super(reason);
    this.name = 'SendFailure';
  }
}
