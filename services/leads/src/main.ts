import 'reflect-metadata';
import { loadOwnEnv, startService } from '@agency/platform';
import { AppModule } from './app.module.js';
import { leadsEnvSchema } from './env.js';

const env = loadOwnEnv(leadsEnvSchema);
void startService(AppModule.forEnv(env), env);
