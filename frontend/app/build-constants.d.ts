/** The year of the build, which the built footer shows until the browser knows the current one. */
declare const __BUILD_YEAR__: number;
/** See `sampleAuditHeadline`. */
declare const __SAMPLE_AUDIT__: { toMove: string; spend: string };
/** The site's public URL. Empty: the brand file's fallback applies. */
declare const __SITE_URL__: string;
/** The tag manager's container id. Empty: no tag is ever loaded. */
declare const __TAG_MANAGER_ID__: string;
