import type { ReactNode } from 'react';
import { leadPathOf } from '~/content/lead-path';
import type { LeadButton } from '~/content/lead-topics';
import type { Crumb } from '~/lib/seo/breadcrumbs';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { PageHeading } from '~/ui/page-heading';
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
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-4">
          <PageHeading kicker={kicker} text={heading} />
        </div>
        <p className="mt-6 max-w-[29.5em] text-lead">{lead}</p>
        <p className="mt-8">
          <ButtonLink href={leadPathOf(button)} className="min-h-14 px-7 text-body">
            {button}
          </ButtonLink>
        </p>
        {children}
      </div>
      <img {...picture} alt="" fetchPriority="high" className={styles.picture} />
    </section>
  );
}
