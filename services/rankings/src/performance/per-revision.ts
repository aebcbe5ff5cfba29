import type { DataSetEntity } from './data-set.entity.js';

type Revision = Pick<DataSetEntity, 'source' | 'revision'>;

/** A value that is computed once per revision of the data set; other requests for it cost nothing. */
export class PerRevision<Value> {
  private newest: (Revision & { value: Promise<Value> }) | undefined;

  get({ source, revision }: Revision, compute: () => Promise<Value>): Promise<Value> {
    if (this.newest?.revision === revision && this.newest.source === source) {
      return this.newest.value;
    }
    const newest = { source, revision, value: compute() };
    this.newest = newest;
    // A failure is not cached.
    newest.value.catch(() => {
      if (this.newest === newest) this.newest = undefined;
    });
    return newest.value;
  }
}
