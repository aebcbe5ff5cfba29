import { Hero } from '~/components/hero/hero';
import { CallBar } from '~/components/marketing/call-bar';
import { homeHero, homeMeta } from '~/content/home';
import { pageMeta } from '~/content/page-meta';
import { LeadForm } from '~/features/lead-form/lead-form';
import { island } from '~/lib/island';
import { FormSheet } from '~/ui/form-sheet';
import styles from './home.module.css';
import { About, AgencyFigures, Contact, ProcessSteps, Services } from './sections';

export const meta = () => pageMeta(homeMeta);

const LiveLeadForm = island('lead-form', LeadForm, { start: 'use', isFetchedInView: true });

export default function Home() {
  return (
    <>
      <Hero />
      <AgencyFigures />
      <div className={styles.margin}>
        <CallBar button={homeHero.button}>
          <About />
          <ProcessSteps />
          <Services />
        </CallBar>
        <Contact>
          <FormSheet>
            <LiveLeadForm variant="home" />
          </FormSheet>
        </Contact>
      </div>
    </>
  );
}
