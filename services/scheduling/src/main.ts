import 'reflect-metadata';
import { loadOwnEnv, startService } from '@agency/platform';
import { AppModule } from './app.module.js';
import { schedulingEnvSchema } from './env.js';

const env = loadOwnEnv(schedulingEnvSchema);
void startService(AppModule.forEnv(env), env);
