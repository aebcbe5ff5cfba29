/** A value that is computed once per revision of the data set; other requests for it cost nothing. */
export class PerRevision<Value> {
  private newest: { revision: number; value: Promise<Value> } | undefined;

  get(revision: number, compute: () => Promise<Value>): Promise<Value> {
    if (this.newest?.revision === revision) return this.newest.value;
    const newest = { revision, value: compute() };
    this.newest = newest;
    // A failure is not cached.
    newest.value.catch(() => {
      if (this.newest === newest) this.newest = undefined;
    });
    return newest.value;
  }
}
