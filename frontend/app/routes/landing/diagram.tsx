import type { DiagramDrawings } from '~/content/landing/landing.server';
import type { LandingContent } from '~/content/landing/landing-schema';
import styles from './middle.module.css';

interface DiagramProps {
  look: LandingContent['layout']['middle'];
  drawings: DiagramDrawings;
  alt: string;
}

/**
 * The page's diagram, composed twice: where the broad drawing's letters would fall below 12 px, the tall
 * one is shown. Letters are outlines; what they say is in the text alternative and the points beside it.
 */
export function Diagram({ look, drawings: { wide, narrow }, alt }: DiagramProps) {
  return (
    <div className={styles.diagram}>
      <picture>
        <source
          media={look === 'wide' ? '(width < 54rem)' : '(width < 40rem)'}
          srcSet={narrow.src}
          width={narrow.width}
          height={narrow.height}
        />
        <img {...wide} alt={alt} loading="lazy" />
      </picture>
    </div>
  );
}
