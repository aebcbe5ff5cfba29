import { useEffect, useState } from 'react';

/** One read of the API. */
export interface Source<Value> {
  /** Its address. What was read under one is kept: it never becomes stale by itself. */
  url: string;
  read: (signal: AbortSignal) => Promise<Value>;
  /** Logged when the read fails, and that is all: the scheduler works without its answer. */
  whenItFails: string;
}

export interface Reading<Value> {
  /** Undefined until it is read, and when it cannot be. */
  value: Value | undefined;
  isPending: boolean;
  /** Shows the revised value at once and reads the true one, this and all others of the source. */
  readAgain: (revise?: (value: Value | undefined) => Value | undefined) => void;
}

interface Known<Value> {
  value: Value | undefined;
  /** False after a failure, which is not retried until the address is shown anew. */
  isFresh: boolean;
}

/**
 * What a source says; the source must be the same object from render to render. Small on purpose:
 * with the query library of the owner's pages, booking a call would exceed what a page may weigh.
 */
export function useReading<Value>(source: Source<Value>): Reading<Value> {
  const { url } = source;
  const [known, setKnown] = useState<ReadonlyMap<string, Known<Value>>>(new Map());
  const current = known.get(url);
  const isFresh = current?.isFresh ?? false;

  useEffect(() => {
    if (isFresh) return;
    const leaving = new AbortController();
    const keep = (outcome: (before?: Known<Value>) => Known<Value>) =>
      setKnown((before) => new Map(before).set(source.url, outcome(before.get(source.url))));
    source.read(leaving.signal).then(
      (value) => keep(() => ({ value, isFresh: true })),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn(source.whenItFails, String(error));
        keep((before) => ({ value: before?.value, isFresh: false }));
      },
    );
    return () => leaving.abort();
  }, [source, isFresh]);

  return {
    value: current?.value,
    isPending: current === undefined,
    readAgain: (revise = (value) => value) =>
      setKnown(
        (before) => new Map([[url, { value: revise(before.get(url)?.value), isFresh: false }]]),
      ),
  };
}
