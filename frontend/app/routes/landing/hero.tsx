import { HeroOffer } from '~/components/marketing/hero-offer';
import type { Drawing } from '~/content/drawings.server';
import type { LandingPage } from '~/content/landing/landing-page';
import type { Crumb } from '~/lib/seo/breadcrumbs';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { classNames } from '~/ui/class-names';
import { PageHeading } from '~/ui/page-heading';
import styles from './hero.module.css';

interface HeroProps {
  content: LandingPage;
  sheet: Drawing;
  wideSheet: Drawing | undefined;
  crumbs: readonly Crumb[];
}

export function Hero({ content: { hero, layout }, sheet, wideSheet, crumbs }: HeroProps) {
  return (
    <section
      className={classNames(styles.root, layout.hero === 'deep' && 'on-deep')}
      data-look={layout.hero}
    >
      <div className={styles.text}>
        <PageHeading kicker={hero.kicker} text={hero.heading} />
        <div className={styles.pitch}>
          <HeroOffer button={hero.button} />
          <p className="mt-8 max-w-[29.5em] text-lead">{hero.lead}</p>
          <p className={styles.aside}>{hero.aside}</p>
          {/* After the button, which the keyboard reaches first. */}
          <div className="mt-6 max-sm:hidden">
            <Breadcrumbs crumbs={crumbs} />
          </div>
        </div>
      </div>
      <picture className="contents">
        {wideSheet && (
          <source
            media="(width >= 48rem)"
            srcSet={wideSheet.src}
            width={wideSheet.width}
            height={wideSheet.height}
          />
        )}
        <img {...sheet} alt="" fetchPriority="high" className={styles.sheet} />
      </picture>
    </section>
  );
}
