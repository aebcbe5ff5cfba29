import type { DiagramDrawings } from '~/content/landing/landing.server';
import type { LandingPage } from '~/content/landing/landing-page';
import styles from './middle.module.css';

interface DiagramProps {
  look: LandingPage['layout']['middle'];
  drawings: DiagramDrawings;
  alt: string;
}

/**
 * The page's diagram in two compositions: where the wide drawing's letters would be smaller than 12 px, the tall one is
 * shown. Letters are outlines; the text alternative and the points beside it have the content.
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
