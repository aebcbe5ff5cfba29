/** GET: a list as a CSV file, with the list's filter. */
export const exportPath = (listPath: string) => `${listPath}/export`;

/** An id in a path, or the parameter of a route in its place. */
export type IdInPath = number | ':id';
