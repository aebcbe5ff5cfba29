interface RawIssue {
  readonly input?: unknown;
}

/** The error of a required field's type check: one sentence for a field left empty, another for a value of the wrong type. */
export const missingOr = (missing: string, wrongType: string) => (issue: RawIssue) =>
  (issue.input ?? '') === '' ? missing : wrongType;
