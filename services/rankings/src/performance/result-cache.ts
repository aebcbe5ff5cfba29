/**
 * The results that were asked for last, by what they follow from: the data set's revision, or the runs that read the
 * days. A result is computed once, however many ask for it meanwhile. Failures are not kept.
 */
export class ResultCache<Result> {
  private readonly results = new Map<string, Promise<Result>>();

  constructor(private readonly maxResults: number) {}

  get(key: string, compute: () => Promise<Result>): Promise<Result> {
    const result = this.results.get(key) ?? compute();
    // Whatever was asked for last is at the end.
    this.results.delete(key);
    this.results.set(key, result);
    for (const oldest of this.results.keys()) {
      if (this.results.size <= this.maxResults) break;
      this.results.delete(oldest);
    }
    result.catch(() => {
      if (this.results.get(key) === result) this.results.delete(key);
    });
    return result;
  }
}
