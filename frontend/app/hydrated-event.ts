/** Fired on the window once the page answers by itself; what was clicked and typed before is then replayed. */
export const hydratedEvent = 'page:hydrated';
