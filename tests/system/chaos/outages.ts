interface Record {
  failed: number;
  statuses: Set<number>;
  /** Milliseconds. */
  longest: number;
  slowest: number;
  /** When the first of the requests that fail at the moment was sent. */
  since: number | undefined;
}

/** How long each kind of request was out: from sending the first one that failed to the next good answer. */
export class Outages {
  private records = new Map<string, Record>();
  private goodCount = 0;

  note(kind: string, began: number, ended: number, failure: number | undefined): void {
    const record = this.recordOf(kind);
    record.slowest = Math.max(record.slowest, ended - began);
    if (failure !== undefined) {
      record.failed += 1;
      record.statuses.add(failure);
      record.since = Math.min(record.since ?? began, began);
      return;
    }
    this.goodCount += 1;
    // One that was sent before the others failed says nothing about whether it works again.
    if (record.since !== undefined && began > record.since) {
      record.longest = Math.max(record.longest, ended - record.since);
      record.since = undefined;
    }
  }

  get good(): number {
    return this.goodCount;
  }

  get isOver(): boolean {
    return [...this.records.values()].every(({ since }) => since === undefined);
  }

  /** Returns what was noted since the last call, and forgets it. */
  take(): {
    failed: number;
    statuses: number[];
    longestMs: number;
    slowestMs: number;
    kind: string;
  } {
    const all = [...this.records];
    this.records = new Map();
    const [kind = '', worst] = all.toSorted(([, a], [, b]) => b.longest - a.longest)[0] ?? [];
    return {
      failed: all.reduce((sum, [, { failed }]) => sum + failed, 0),
      statuses: [...new Set(all.flatMap(([, { statuses }]) => [...statuses]))].toSorted(),
      longestMs: worst?.longest ?? 0,
      slowestMs: Math.max(0, ...all.map(([, { slowest }]) => slowest)),
      kind: worst && worst.longest > 0 ? kind : '',
    };
  }

  private recordOf(kind: string): Record {
    const known = this.records.get(kind);
    if (known) return known;
    const fresh = {
      failed: 0,
      statuses: new Set<number>(),
      longest: 0,
      slowest: 0,
      since: undefined,
    };
    this.records.set(kind, fresh);
    return fresh;
  }
}
