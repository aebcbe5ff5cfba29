import type { Drawing } from '~/content/drawings.server';
import type { LandingPage } from '~/content/landing/landing-page';
import { leadPathOf } from '~/content/lead-path';
import type { Crumb } from '~/lib/seo/breadcrumbs';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ButtonLink } from '~/ui/button';
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
        <div>
          <Breadcrumbs crumbs={crumbs} />
          <div className="mt-4">
            <PageHeading kicker={hero.kicker} text={hero.heading} />
          </div>
        </div>
        <div className={styles.pitch}>
          <p className="max-w-[29.5em] text-lead">{hero.lead}</p>
          <p className="mt-8">
            <ButtonLink href={leadPathOf(hero.button)} className="min-h-14 px-7 text-body">
              {hero.button}
            </ButtonLink>
          </p>
          <p className={styles.aside}>{hero.aside}</p>
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
