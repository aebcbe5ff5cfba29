import styles from './offered-times.module.css';

/** One object, so that React never writes its contents again. */
const drawnElsewhere = { __html: '' };

/**
 * Room for the next free times, above the fields. They are read and drawn by draw-offered-times.ts, which needs no React, so
 * that they are there before the form is used. What is chosen is the form's hidden field `start`.
 */
export function OfferedTimes() {
  return (
    <div
      data-offered-times=""
      className={styles.root}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration leaves alone what has been drawn into it
      dangerouslySetInnerHTML={drawnElsewhere}
    />
  );
}
