import 'reflect-metadata';
import { loadEnv, startService } from '@agency/platform';
import { AppModule } from './app.module.js';
import { rankingsEnv } from './config/env.js';

const env = loadEnv(rankingsEnv);
void startService(AppModule.forEnv(env), env);
