interface SignInOptions {
  /** Milliseconds since 1970. */
  openUntil?: number | undefined;
  loggedOut?: readonly string[] | undefined;
}

export declare function sessionCookies(token: string): string;

export declare function signIn(
  redisUrl: string,
  gates: readonly string[],
  options?: SignInOptions,
): Promise<{ cookie: string }>;
