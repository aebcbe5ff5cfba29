/** Of the page's content: what skips the frame leads there. */
export const mainId = 'main';
