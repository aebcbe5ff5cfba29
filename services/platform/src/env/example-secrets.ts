/** Prefix of every secret in `.env.example`; those are public. */
const examplePrefix = 'local-only-';

/** The keys whose value is an example secret, or an address with one as its password. */
export function exampleSecretKeys(values: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(values).filter((key) => {
    const value = values[key];
    return typeof value === 'string' && isExampleSecret(value);
  });
}

function isExampleSecret(value: string): boolean {
  const password = URL.parse(value)?.password ?? '';
  return value.startsWith(examplePrefix) || password.startsWith(examplePrefix);
}
