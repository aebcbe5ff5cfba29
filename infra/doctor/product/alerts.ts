import { alertmanagerConfig } from '../../production/alertmanager.ts';
import { type Check, type Finding, fail, ok, type World, warn } from '../check.ts';
import { isPublic } from '../installation.ts';
import { applySecrets } from '../settings/secret-files.ts';

export const alerts: Check = {
  group: 'Product',
  name: 'Alerts',
  async run(world, signal) {
    if (!isPublic(world) || (await world.parts()) === undefined) return undefined;
    if (world.mode === 'native') {
      return warn(
        'Without Docker, no metrics are served, so no alert reaches anyone.',
        'Monitor /healthz and a page from outside, and run make doctor from a timer.',
      );
    }
    if (/(^|,)alerts(,|$)/.test(world.settings.COMPOSE_PROFILES ?? '')) return ownAlerts(world);
    return (await isScraped(world, signal))
      ? ok('Prometheus scrapes the metrics.')
      : warn(
          'Nothing scrapes the metrics, so no alert reaches anyone.',
          'Add alerts to COMPOSE_PROFILES and set ALERTS_TO in .env, then run make secrets and make up.',
        );
  },
};

/** Prometheus and Alertmanager of the profile `alerts`. */
async function ownAlerts({ settings, parts }: World): Promise<Finding> {
  if (!settings.ALERTS_TO) {
    return warn(
      'ALERTS_TO is empty, so no alert reaches anyone.',
      `Set ALERTS_TO in .env to the operator’s address, then run ${applySecrets}.`,
    );
  }
  if (!canSend(settings)) {
    return fail(
      'Alertmanager cannot send with this SMTP_URL.',
      `Use smtps://…:465 or smtp://…:587 in SMTP_URL, or empty ALERTS_TO, then run ${applySecrets}.`,
    );
  }
  const there = await parts();
  const missing = ['prometheus', 'alertmanager'].filter(
    (name) => !there?.some((part) => part.name === name),
  );
  return missing.length > 0
    ? fail(`Not started: ${missing.join(' and ')}.`, 'Start them: make up')
    : ok('They are emailed to ALERTS_TO.');
}

function canSend(settings: World['settings']): boolean {
  try {
    alertmanagerConfig(settings);
    return true;
  } catch {
    return false;
  }
}

/** Whether a Prometheus of the operator's own is in the network where the metrics are served. */
async function isScraped({ run }: World, signal: AbortSignal): Promise<boolean> {
  const ps = ['ps', '--format', '{{.Image}} {{.Names}} {{.Networks}}'];
  const { stdout } = await run('docker', ps, signal);
  return stdout
    .split('\n')
    .some((line) => /_api\b/.test(line) && /prom|victoria|grafana|alloy|agent/i.test(line));
}
