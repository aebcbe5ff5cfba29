/** The id of the page's content, where skip links lead. */
export const mainId = 'main';
