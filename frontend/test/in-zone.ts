import { afterEach, beforeEach } from 'vitest';

/** Runs each test of the file with the visitor's clock in this zone, unless a test sets another. */
export function inZone(zone: string): void {
  const own = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    process.env.TZ = own;
  });
}
