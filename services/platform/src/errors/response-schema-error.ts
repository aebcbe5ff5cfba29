/** An answer that its contract does not accept: 500 for the caller, and the issues for the log. */
export class ResponseSchemaError extends Error {
  override readonly name = 'ResponseSchemaError';

  /** Paths and messages, such as `version: Invalid input: expected number`. Values may be personal and are left out. */
  constructor(readonly issues: readonly string[]) {
    super('An answer does not match its contract.');
  }
}

/** `path: message` of one issue that a schema found. */
export function describeIssue({
  message,
  path = [],
}: {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}): string {
  const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
  return `${keys.join('.')}: ${message}`;
}
