import { isSecret, type Settings } from '../settings/env-file.ts';

/** Secrets whose keys do not say so. */
const otherSecrets = ['SMTP_URL', 'ADMIN_PASSWORD_HASH', 'RANKINGS_PASSWORD_HASH'];
const shortest = 4;
const emailAddress = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/**
 * Takes secret values and email addresses out of a text, so that it can be sent to somebody. The checks do not write
 * them; this is for what another program said.
 */
export function redactor(settings: Settings): (text: string) => string {
  const secrets = secretValues(settings);
  return (text) =>
    secrets
      .reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
      .replaceAll(emailAddress, '…');
}

/** Every text that must not be shown, longest first. */
export function secretValues(settings: Settings): string[] {
  const values = Object.entries(settings)
    .filter(([key]) => isSecret(key) || key.includes('_SECRET_') || otherSecrets.includes(key))
    .flatMap(([, value]) => [value, ...passwordIn(value)]);
  return [...new Set(values)]
    .filter((value) => value.length >= shortest)
    .toSorted((a, b) => b.length - a.length);
}

function passwordIn(value: string): string[] {
  const password = URL.parse(value)?.password ?? '';
  return password ? [password, decode(password)] : [];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
