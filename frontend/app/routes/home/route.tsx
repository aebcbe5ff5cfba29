import { CallBar } from '~/components/marketing/call-bar';
import { homeHero, homeMeta } from '~/content/home';
import { pageMeta } from '~/content/page-meta';
import { LeadForm } from '~/features/lead-form';
import { FormSheet } from '~/ui/form-sheet';
import { About } from './about';
import { AgencyFigures } from './agency-figures';
import { Contact } from './contact';
import { Hero } from './hero';
import styles from './home.module.css';
import { ProcessSteps } from './process-steps';
import { Services } from './services';

export const meta = () => pageMeta(homeMeta);

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
            <LeadForm variant="home" />
          </FormSheet>
        </Contact>
      </div>
    </>
  );
}
