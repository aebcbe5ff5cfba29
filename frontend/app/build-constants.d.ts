/** The year of the build: what the prerendered footer says until the browser knows better. */
declare const __BUILD_YEAR__: number;
