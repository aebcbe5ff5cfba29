import { DataSource } from 'typeorm';
import { adminUrl } from './test-stack.ts';

/** The suite's database with superuser rights: for a test's own rows, and for reading everything. */
export const admin = new DataSource({ type: 'postgres', url: adminUrl });
