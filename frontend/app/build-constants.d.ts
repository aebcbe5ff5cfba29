/** The year of the build: what the prerendered footer says until the browser knows better. */
declare const __BUILD_YEAR__: number;
/** The tag manager's container, or nothing: then no tag is ever loaded. */
declare const __TAG_MANAGER_ID__: string;
