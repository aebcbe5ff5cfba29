import { homeMeta } from '~/content/home';
import { pageMeta } from '~/content/page-meta';
import { LeadForm } from '~/features/lead-form';
import homeStyles from '~/styles/home.css?url';
import { FormSheet } from '~/ui/form-sheet';
import type { Route } from './+types/route';
import { About } from './about';
import { Contact } from './contact';
import { Hero } from './hero';
import { PassagePlan } from './passage-plan';
import { Services } from './services';
import { Soundings } from './soundings';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];

export const meta = () => pageMeta(homeMeta);

export default function Home() {
  return (
    <>
      <Hero />
      <Soundings />
      <div className="tide-margin">
        <About />
        <PassagePlan />
        <Services />
        <Contact>
          <FormSheet>
            <LeadForm variant="home" />
          </FormSheet>
        </Contact>
      </div>
    </>
  );
}
