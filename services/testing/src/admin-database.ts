import { DataSource } from 'typeorm';
import { adminUrl } from './test-stack.ts';

/** The suite's database past the service's role: for rows as a test wants them, and a look at everything. */
export const admin = new DataSource({ type: 'postgres', url: adminUrl });
