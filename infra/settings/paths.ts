import { join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../..');
/** Everything a running product writes lies in here; git ignores it. */
export const defaultRunDir = join(repository, '.run');
export const envFile = join(repository, '.env');
export const envExample = join(repository, '.env.example');
export const planModule = join(repository, 'infra/native/stack/plan.ts');
