import { agencyPeople } from '@agency/contracts';
import chartRoom from '~/artwork/chart-room.svg?url';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { FiguresRow } from '~/components/marketing/figures-row';
import { People } from '~/components/marketing/people';
import { aboutClosing, aboutHero, aboutMeta } from '~/content/about';
import { agencyProfileWithPeople } from '~/content/agency-people';
import { headlineFigures } from '~/content/claims';
import { pageMeta } from '~/content/page-meta';
import { classNames } from '~/ui/class-names';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './about.module.css';
import { Reasons } from './reasons';
import { Story } from './story';
import { Values } from './values';

export const meta = () => pageMeta({ ...aboutMeta, structured: [agencyProfileWithPeople] });

export default function About() {
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
      <FiguresRow look="deep" figures={headlineFigures} />
      <Story />
      <Values />
      {agencyPeople && <People people={agencyPeople} />}
      <Reasons />
      <CtaBanner look="notice" {...aboutClosing} />
    </>
  );
}
