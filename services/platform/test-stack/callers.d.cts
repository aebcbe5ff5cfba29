/** Everybody who may ever call, by what the caller has to show: each gives the headers of a request. */
export const callers: Record<string, () => Promise<{ cookie?: string }>>;
