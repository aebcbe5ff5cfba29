/** `make stack`: prints the stack file for `docker stack deploy`. REGISTRY and TAG say where the images are. */
import { log, runCommand } from '../commands/run-command.ts';
import { run } from '../native/process/run.ts';
import { composeConfig, stackOf, toYaml } from './stack.ts';

const { REGISTRY = '', TAG } = process.env;

await runCommand(async () => {
  const files = ['docker-compose.yml', 'docker-compose.production.yml'];
  const options = files.flatMap((file) => ['--file', file]);
  const text = await run('docker', ['compose', ...options, 'config', '--format', 'json']);
  const stack = stackOf(composeConfig.parse(JSON.parse(text)), REGISTRY, TAG || 'latest');
  log(toYaml(stack));
});
