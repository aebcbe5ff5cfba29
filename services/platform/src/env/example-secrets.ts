/** Prefix of every secret in `.env.example`, which are public. */
const examplePrefix = 'local-only-';

/** The keys whose value is a secret of the example, or an address that holds one as its password. */
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
