import 'reflect-metadata';
import { loadEnv, startService } from '@agency/platform';
import { AppModule } from './app.module.js';
import { schedulingEnv } from './env.js';

const env = loadEnv(schedulingEnv);
void startService(AppModule.forEnv(env), env);
