import chartRoom from '~/artwork/chart-room.svg?url';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { FiguresRow } from '~/components/marketing/figures-row';
import { aboutClosing, aboutHero, aboutMeta } from '~/content/about';
import { headlineFigures } from '~/content/claims';
import { pageMeta } from '~/content/page-meta';
import { agencyProfile } from '~/lib/seo/agency';
import innerStyles from '~/styles/inner.css?url';
import { TwoPartHeading } from '~/ui/two-part-heading';
import type { Route } from './+types/route';
import { Reasons } from './reasons';
import { Story } from './story';
import { Values } from './values';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: innerStyles }];

export const meta = () => pageMeta({ ...aboutMeta, structured: [agencyProfile] });

export default function About() {
  return (
    <>
      <section className="about-hero">
        <div className="chart-width about-hero-text">
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
      <Reasons />
      <CtaBanner look="notice" {...aboutClosing} />
    </>
  );
}
