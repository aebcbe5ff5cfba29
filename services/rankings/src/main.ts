import 'reflect-metadata';
import { baseEnv, loadEnv, startService } from '@agency/platform';
import { AppModule } from './app.module.js';

const env = loadEnv(baseEnv);
void startService(AppModule.forEnv(env), env);
