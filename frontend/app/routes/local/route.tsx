import type { ReactNode } from 'react';
import { CallBar } from '~/components/marketing/call-bar';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { HeroOffer } from '~/components/marketing/hero-offer';
import { ReadFirst } from '~/components/marketing/read-first';
import { type LeadButton, leadPathOf } from '~/content/lead-topics';
import { type LocalSection, localPageAt } from '~/content/local/local.server';
import { serviceCrumbs } from '~/content/navigation';
import { servicePageMeta } from '~/content/page-meta';
import type { Crumb } from '~/lib/seo/structured-data';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { classNames } from '~/ui/class-names';
import { PageHeading } from '~/ui/heading';
import type { Route } from './+types/route';
import styles from './local.module.css';
import {
  Advantages,
  Areas,
  Benefits,
  Campaigns,
  FeedFigures,
  Industries,
  LocalServices,
  WorkOrder,
} from './sections';

export const loader = ({ pattern }: Route.LoaderArgs) => localPageAt(pattern);

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData && servicePageMeta(loaderData);

export default function Local({ loaderData }: Route.ComponentProps) {
  const { path, label, content, sheet, onward } = loaderData;
  const { figures, ...hero } = content.hero;
  return (
    <>
      <LocalHero {...hero} crumbs={serviceCrumbs(label, path)} picture={sheet}>
        {figures && (
          <dl className="mt-10 grid max-w-[34rem] gap-4">
            {figures.map((figure) => (
              <div
                key={figure.label}
                className="flex flex-row-reverse items-baseline justify-end gap-4 border-t border-ink/30 pt-3"
              >
                <dt className="text-small leading-[1.4]">{figure.label}</dt>
                <dd className="flex-[0_0_9.5rem] font-display text-[1.75rem] leading-none text-channel">
                  {figure.value}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </LocalHero>
      <CallBar button={hero.button} to={leadPathOf(hero.button)}>
        {content.sections.map((section) => (
          <Section key={section.kind} section={section} />
        ))}
      </CallBar>
      <CtaBanner {...content.closing} button={hero.button} />
      <ReadFirst onward={onward} />
    </>
  );
}

function Section({ section }: { section: LocalSection }) {
  switch (section.kind) {
    case 'areas':
      return <Areas {...section} />;
    case 'services':
      return <LocalServices {...section} />;
    case 'advantages':
      return <Advantages {...section} />;
    case 'industries':
      return <Industries {...section} />;
    case 'benefits':
      return <Benefits {...section} />;
    case 'work':
      return <WorkOrder {...section} />;
    case 'figures':
      return <FeedFigures {...section} />;
    case 'campaigns':
      return <Campaigns {...section} />;
  }
}

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
function LocalHero(props: LocalHeroProps) {
  const { look, kicker, heading, lead, button, crumbs, picture, children } = props;
  return (
    <section className={styles.hero} data-look={look}>
      <div className={classNames('chart-width', styles.heroText)}>
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
      <img {...picture} alt="" fetchPriority="high" className={styles.heroPicture} />
    </section>
  );
}
