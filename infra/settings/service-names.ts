/** The services that answer requests, each with its own schema and role of the same name. */
export const serviceNames = ['leads', 'scheduling', 'rankings', 'email'] as const;
export type ServiceName = (typeof serviceNames)[number];
