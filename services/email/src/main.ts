import 'reflect-metadata';
import { loadEnv, startService } from '@agency/platform';
import { AppModule } from './app.module.js';
import { emailEnv } from './config/env.js';

const env = loadEnv(emailEnv);
void startService(AppModule.forEnv(env), env);
