interface RawIssue {
  readonly input?: unknown;
}

/** True for what a client sends when nobody filled in a field. */
function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

/** The error of a required field's type check: one sentence for a field left empty, another for a value of the wrong type. */
export const missingOr = (missing: string, wrongType: string) => (issue: RawIssue) =>
  isMissing(issue.input) ? missing : wrongType;
