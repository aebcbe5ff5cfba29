import type { ReactNode } from 'react';
import type { LeadButton } from '~/content/lead-topics';
import type { Crumb } from '~/lib/seo/breadcrumbs';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { classNames } from '~/ui/class-names';
import { PageHeading } from '~/ui/page-heading';
import { HeroOffer } from './hero-offer';
import styles from './local-hero.module.css';

interface LocalHeroProps {
  look: 'chart' | 'plate' | 'shore';
  kicker: string;
  heading: { plain: string; emphasized: string };
  lead: string;
  button: LeadButton;
  crumbs: readonly Crumb[];
  picture: { src: string; width: number; height: number };
  children?: ReactNode;
}

/** The hero of a local page: breadcrumbs, heading, one button and a drawing. */
export function LocalHero(props: LocalHeroProps) {
  const { look, kicker, heading, lead, button, crumbs, picture, children } = props;
  return (
    <section className={styles.root} data-look={look}>
      <div className={classNames('chart-width', styles.text)}>
        <PageHeading kicker={kicker} text={heading} />
        <div className="mt-4 sm:mt-6">
          <HeroOffer button={button} />
        </div>
        <p className="mt-8 max-w-[29.5em] text-lead">{lead}</p>
        {children}
        {/* After the button, which the keyboard reaches first. */}
        <div className="mt-6 max-sm:hidden">
          <Breadcrumbs crumbs={crumbs} />
        </div>
      </div>
      <img {...picture} alt="" fetchPriority="high" className={styles.picture} />
    </section>
  );
}
