export declare function signIn(
  redisUrl: string,
  gates: readonly string[],
  /** Milliseconds since 1970. */
  openUntil?: number,
): Promise<{ cookie: string }>;
