import { agencyPeople } from '@agency/contracts';
import chartRoom from '~/artwork/chart-room.svg?url';
import { CallBar } from '~/components/marketing/call-bar';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { FiguresRow } from '~/components/marketing/figures-row';
import { People } from '~/components/marketing/people';
import { ReadFirst } from '~/components/marketing/read-first';
import { aboutClosing, aboutHero, aboutMeta, aboutOnward } from '~/content/about';
import { agencyProfileWithPeople } from '~/content/agency-people';
import { headlineFigures } from '~/content/claims';
import { leadPathOf } from '~/content/lead-path';
import { shownOnward } from '~/content/onward.server';
import { pageMeta } from '~/content/page-meta';
import { classNames } from '~/ui/class-names';
import { TwoPartHeading } from '~/ui/two-part-heading';
import type { Route } from './+types/route';
import styles from './about.module.css';
import { Reasons } from './reasons';
import { Story } from './story';
import { Values } from './values';

export const loader = () => ({ onward: shownOnward(aboutOnward) });

export const meta = () => pageMeta({ ...aboutMeta, structured: [agencyProfileWithPeople] });

export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className={styles.hero}>
        <div className={classNames('chart-width', styles.heroText)}>
          <h1 className="text-page">
            <TwoPartHeading text={aboutHero.heading} />
          </h1>
          <p className="mt-6 max-w-[28em] text-lead">{aboutHero.lead}</p>
        </div>
        <img src={chartRoom} alt="" width={960} height={660} fetchPriority="high" />
      </section>
      <CallBar button={aboutClosing.button} to={leadPathOf(aboutClosing.button)}>
        <FiguresRow look="deep" figures={headlineFigures} />
        <Story />
        <Values />
        {agencyPeople && <People people={agencyPeople} />}
        <Reasons />
        <ReadFirst onward={loaderData.onward} />
      </CallBar>
      <CtaBanner look="notice" {...aboutClosing} />
    </>
  );
}
