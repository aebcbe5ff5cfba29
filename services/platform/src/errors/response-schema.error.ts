/** An answer that violates its contract: 500 for the caller, and the issues for the log. */
export class ResponseSchemaError extends Error {
  override readonly name = 'ResponseSchemaError';

  /** Paths and messages, such as `version: Invalid input: expected number`. Values may be personal and are left out. */
  constructor(readonly issues: readonly string[]) {
    super('An answer does not match its contract.');
  }
}

export interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Where in the value a schema's issue is. */
export const pathOf = ({ path = [] }: Issue) =>
  path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');

/** A schema's issue as `path: message`. */
export const describeIssue = (issue: Issue) => `${pathOf(issue)}: ${issue.message}`;
