import 'reflect-metadata';
import { loadEnv, startService } from '@agency/platform';
import { AppModule } from './app.module.js';
import { leadsEnv } from './env.js';

const env = loadEnv(leadsEnv);
void startService(AppModule.forEnv(env), env);
