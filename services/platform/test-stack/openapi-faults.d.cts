export function openApiFaults(app: unknown): Promise<unknown[]>;
