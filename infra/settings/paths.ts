import { join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../..');
/** The folder that a running product writes to; git ignores it. */
export const defaultRunDir = join(repository, '.run');
export const envFile = join(repository, '.env');
export const envExample = join(repository, '.env.example');
export const planModule = join(repository, 'infra/native/stack/plan.ts');
