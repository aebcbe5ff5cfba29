import type { Settings } from './env-file.ts';

/** The settings that the command line may set (`make up PORT=8090`) and the settings file then keeps. */
export function givenSettings(): Settings {
  const { PORT } = process.env;
  // An invalid value must not get into the file, where it would break every later start.
  return PORT ? { PORT: String(choosePort({ PORT })) } : {};
}

export function choosePort(settings: Settings): number {
  const port = Number(settings.PORT || '8080');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${settings.PORT}".`);
  }
  return port;
}
