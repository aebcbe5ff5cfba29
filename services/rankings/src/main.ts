import 'reflect-metadata';
import { loadOwnEnv, startService } from '@agency/platform';
import { AppModule } from './app.module.js';
import { fillSample } from './checks/fill-sample.js';
import { rankingsEnvSchema } from './env.js';

const env = loadOwnEnv(rankingsEnvSchema);
// `make demo` starts it once with this argument, beside the running service.
const run = process.argv.includes('fill-sample')
  ? fillSample(env)
  : startService(AppModule.forEnv(env), env);
void run;
