import 'reflect-metadata';
import { loadEnv, startService } from '@agency/platform';
import { AppModule } from './app.module.js';
import { schedulingEnvSchema } from './env.js';

const env = loadEnv(schedulingEnvSchema);
void startService(AppModule.forEnv(env), env);
