import { installWithApt, mayUseApt } from './apt.ts';
import { findProgram } from './find-program.ts';

interface Requirement {
  /** Any of these is enough. */
  programs: string[];
  /** Debian's package and the service that it would start at boot, if any. */
  package: string;
  service?: string;
  /** Its name elsewhere: Homebrew, Fedora. */
  elsewhere: string;
  /** Optional: its users work without it, only slower. */
  isOptional?: boolean;
}

const requirements = {
  redis: {
    programs: ['redis-server'],
    package: 'redis-server',
    service: 'redis-server',
    elsewhere: 'redis',
  },
  nginx: { programs: ['nginx'], package: 'nginx', service: 'nginx', elsewhere: 'nginx' },
  chromium: {
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    package: 'chromium',
    elsewhere: 'chromium',
  },
  /** A page costs two thirds of the CPU time that it costs in the full browser. */
  headlessShell: {
    programs: ['chromium-headless-shell', 'chrome-headless-shell'],
    package: 'chromium-headless-shell',
    elsewhere: 'chromium-headless',
    isOptional: true,
  },
  firefox: {
    programs: ['firefox-esr', 'firefox'],
    package: 'firefox-esr',
    elsewhere: 'firefox',
  },
  /** With the browser that it drives. */
  webkit: {
    programs: ['WebKitWebDriver'],
    package: 'webkit2gtk-driver',
    elsewhere: 'webkitgtk',
  },
  /** WebKit needs a display. */
  xvfb: { programs: ['Xvfb'], package: 'xvfb', elsewhere: 'xorg-x11-server-Xvfb' },
  promtool: {
    programs: ['promtool'],
    package: 'prometheus',
    service: 'prometheus',
    elsewhere: 'prometheus',
  },
  amtool: {
    programs: ['amtool'],
    package: 'prometheus-alertmanager',
    service: 'prometheus-alertmanager',
    elsewhere: 'alertmanager',
  },
  kubectl: {
    programs: ['kubectl'],
    package: 'kubernetes-client',
    elsewhere: 'kubernetes-client',
  },
  /** An independent, strict mail parser for the email suite. */
  python: { programs: ['python3'], package: 'python3', elsewhere: 'python3' },
  wrk: { programs: ['wrk'], package: 'wrk', elsewhere: 'wrk' },
  pgbench: {
    programs: ['pgbench'],
    package: 'postgresql-contrib',
    service: 'postgresql',
    elsewhere: 'postgresql',
  },
} satisfies Record<string, Requirement>;

export type RequirementName = keyof typeof requirements;

/** A program is missing and we may not install it; the message says what the user can do. */
export class MissingPrograms extends Error {}

/** Finds the programs, installs missing ones if possible, and returns the path of each: '' without an optional one. */
export async function ensurePrograms<Name extends RequirementName>(
  names: Name[],
  log: (message: string) => void,
): Promise<Record<Name, string>> {
  const missing = names.filter((name) => !locate(name));
  if (missing.length > 0 && mayUseApt()) {
    await install(
      missing.filter((name) => !isOptional(name)),
      log,
    );
    // Not every distribution has them.
    await install(missing.filter(isOptional), log).catch(({ message }) => log(message));
  }
  const place = (name: Name) => locate(name) ?? (isOptional(name) ? '' : refuse(names));
  return Object.fromEntries(names.map((name) => [name, place(name)])) as Record<Name, string>;
}

async function install(names: RequirementName[], log: (message: string) => void): Promise<void> {
  if (names.length === 0) return;
  const packages = names.map((name) => requirements[name].package);
  log(`Installing ${packages.join(', ')} with apt-get …`);
  await installWithApt(
    packages,
    names.flatMap((name) => serviceOf(requirements[name])),
  );
}

function isOptional(name: RequirementName): boolean {
  const { isOptional = false }: Requirement = requirements[name];
  return isOptional;
}

function locate(name: RequirementName): string | undefined {
  return findProgram(...requirements[name].programs);
}

function serviceOf({ service }: Requirement): string[] {
  return service ? [service] : [];
}

function refuse(names: RequirementName[]): never {
  const missing = names
    .filter((name) => !locate(name) && !isOptional(name))
    .map((name) => requirements[name]);
  const debian = missing.map((requirement) => requirement.package).join(' ');
  const elsewhere = missing.map((requirement) => requirement.elsewhere).join(' ');
  throw new MissingPrograms(
    [
      `Not installed: ${missing.map(({ programs: [program] }) => program).join(', ')}. Install with:`,
      `  Debian, Ubuntu:  sudo apt-get install ${debian}`,
      `  Fedora:          sudo dnf install ${elsewhere}`,
      `  macOS:           brew install ${elsewhere}`,
      'and run the command again.',
    ].join('\n'),
  );
}
