import { type Addresses, addressesOf } from '../../settings/addresses.ts';
import { choosePort, ensureEnvFile, givenSettings } from '../../settings/env-file.ts';
import { announcement, missingPasswords } from '../../settings/passwords.ts';
import { defaultRunDir, envExample, envFile, planModule } from '../../settings/paths.ts';
import { ensurePrograms } from '../requirements/requirements.ts';
import { awaitStack, bringUp, runningState, takeDown } from '../supervisor/controller.ts';
import { build, publishSite, removeOtherSites } from './build.ts';
import { earlierConfig, type StackConfig, writeStackConfig } from './context.ts';
import { choosePorts, refuseTakenPort } from './ports.ts';

/** Builds what changed, starts or replaces what is outdated, and returns its address once all is healthy. */
export async function upNative(log: (message: string) => void): Promise<Addresses> {
  await ensurePrograms(['redis', 'nginx'], log);
  await build(log);
  const given = givenSettings();
  const port = choosePort({ ...ensureEnvFile(envFile, envExample), ...given });
  const running = runningState(defaultRunDir);
  if (!running) {
    // Left over from a killed supervisor; they still hold our ports and data.
    await takeDown(defaultRunDir);
  }
  const earlier = earlierConfig(defaultRunDir);
  if (!(running && earlier?.port === port)) await refuseTakenPort(port);
  // Saved only now that the port is known to be usable.
  const passwords = await missingPasswords(ensureEnvFile(envFile, envExample, given), process.env);
  const settings = ensureEnvFile(envFile, envExample, passwords.settings);
  const config: StackConfig = {
    port,
    // Running servers keep the ports that they occupy themselves; new servers get free ones.
    ports: running
      ? { ...(await choosePorts()), ...earlier?.ports }
      : await choosePorts(earlier?.ports),
    settings,
    site: publishSite(defaultRunDir),
    durable: true,
  };
  writeStackConfig(defaultRunDir, config);
  log(running ? 'Checking what runs …' : 'Starting …');
  const done = await bringUp(defaultRunDir, planModule);
  try {
    await awaitStack(defaultRunDir);
  } catch (error) {
    if (done === 'started') await takeDown(defaultRunDir);
    throw error;
  }
  removeOtherSites(defaultRunDir, config.site);
  announcement(passwords).forEach(log);
  return addressesOf(settings, port, config.ports['mail-inbox']);
}
