import { Fragment } from 'react';
import { CallBar } from '~/components/marketing/call-bar';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { FiguresRow } from '~/components/marketing/figures-row';
import { HeroOffer } from '~/components/marketing/hero-offer';
import { ReadFirst } from '~/components/marketing/read-first';
import type { Drawing } from '~/content/drawings.server';
import { type LandingPage, landingPageAt } from '~/content/landing/landing.server';
import { leadPathOf } from '~/content/lead-topics';
import { serviceCrumbs } from '~/content/navigation';
import { servicePageMeta } from '~/content/page-meta';
import type { Crumb } from '~/lib/seo/structured-data';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { classNames } from '~/ui/class-names';
import { PageHeading } from '~/ui/heading';
import type { Route } from './+types/route';
import styles from './landing.module.css';
import { ExtraList, Middle, Reasons, Services } from './sections';

export const loader = ({ pattern }: Route.LoaderArgs) => landingPageAt(pattern);

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData && servicePageMeta(loaderData);

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { path, label, content, noteName, sheet, wideSheet, diagram, onward } = loaderData;
  const { layout } = content;
  const sections = {
    services: <Services content={content} />,
    middle: <Middle content={content} diagram={diagram} />,
    list: content.list && <ExtraList list={content.list} noteName={noteName} />,
    why: <Reasons content={content} />,
  };
  return (
    <>
      <Hero
        content={content}
        sheet={sheet}
        wideSheet={wideSheet}
        crumbs={serviceCrumbs(label, path)}
      />
      <CallBar button={content.hero.button} to={leadPathOf(content.hero.button)}>
        <FiguresRow look={layout.figures} />
        {layout.order.map((name) => (
          <Fragment key={name}>{sections[name]}</Fragment>
        ))}
      </CallBar>
      <CtaBanner look={layout.closing} {...content.closing} button={content.hero.button} />
      <ReadFirst onward={onward} />
    </>
  );
}

interface HeroProps {
  content: LandingPage;
  sheet: Drawing;
  wideSheet: Drawing | undefined;
  crumbs: readonly Crumb[];
}

function Hero({ content: { hero, layout }, sheet, wideSheet, crumbs }: HeroProps) {
  return (
    <section
      className={classNames(styles.hero, layout.hero === 'deep' && 'on-deep')}
      data-look={layout.hero}
    >
      <div className={styles.heroText}>
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
        <img {...sheet} alt="" fetchPriority="high" className={styles.drawing} />
      </picture>
    </section>
  );
}
