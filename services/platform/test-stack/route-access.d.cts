export function routeAccess(app: unknown): { route: string; who: string | undefined }[];
