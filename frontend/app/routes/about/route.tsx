import chartRoom from '~/artwork/chart-room.svg?url';
import { CallBar } from '~/components/marketing/call-bar';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { FiguresRow } from '~/components/marketing/figures-row';
import { aboutClosing, aboutHero, aboutMeta } from '~/content/about';
import { agencyProfile } from '~/content/agency';
import { headlineFigures } from '~/content/claims';
import { pageMeta } from '~/content/page-meta';
import { classNames } from '~/ui/class-names';
import { TwoPartHeading } from '~/ui/two-part-heading';
import styles from './about.module.css';
import { Reasons } from './reasons';
import { Story } from './story';
import { Values } from './values';

export const meta = () => pageMeta({ ...aboutMeta, structured: [agencyProfile] });

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
      <CallBar button={aboutClosing.button}>
        <FiguresRow look="deep" figures={headlineFigures} />
        <Story />
        <Values />
        <Reasons />
      </CallBar>
      <CtaBanner look="notice" {...aboutClosing} />
    </>
  );
}
