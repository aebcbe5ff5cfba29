import 'reflect-metadata';
import { loadEnv, startService } from '@agency/platform';
import { AppModule } from './app.module.js';
import { leadsEnvSchema } from './env.js';

const env = loadEnv(leadsEnvSchema);
void startService(AppModule.forEnv(env), env);
