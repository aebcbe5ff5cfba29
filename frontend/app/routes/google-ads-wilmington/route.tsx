import sheet from '~/artwork/landing-google-ads-wilmington.svg?url';
import { CallBar } from '~/components/marketing/call-bar';
import { serviceCrumbs } from '~/components/marketing/crumbs';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { LocalHero } from '~/components/marketing/local-hero';
import { ReadFirst } from '~/components/marketing/read-first';
import { leadPathOf } from '~/content/lead-path';
import {
  googleLocalClosing,
  googleLocalFigures,
  googleLocalHero,
  googleLocalMeta,
  googleLocalOnward,
} from '~/content/local/google-ads-wilmington';
import { shownOnward } from '~/content/onward.server';
import { pageMeta } from '~/content/page-meta';
import { breadcrumbData } from '~/lib/seo/breadcrumbs';
import { serviceData } from '~/lib/seo/service';
import { PageFailed } from '~/ui/site/page-failed';
import type { Route } from './+types/route';
import { Benefits } from './benefits';
import styles from './google-ads-wilmington.module.css';
import { WorkOrder } from './work-order';

const name = 'Google Ads in Wilmington';
const crumbs = serviceCrumbs(name, googleLocalMeta.path);

export const loader = () => ({ onward: shownOnward(googleLocalOnward) });

export const ErrorBoundary = PageFailed;

export const meta = () =>
  pageMeta({
    ...googleLocalMeta,
    structured: [
      serviceData({
        name,
        description: googleLocalHero.lead,
        path: googleLocalMeta.path,
      }),
      breadcrumbData(crumbs),
    ],
  });

export default function GoogleAdsWilmington({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LocalHero
        {...googleLocalHero}
        look="plate"
        crumbs={crumbs}
        picture={{ src: sheet, width: 720, height: 560 }}
      >
        <dl className={styles.figures}>
          {googleLocalFigures.map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>{figure.value}</dd>
            </div>
          ))}
        </dl>
      </LocalHero>
      <CallBar button={googleLocalHero.button} to={leadPathOf(googleLocalHero.button)}>
        <Benefits />
        <WorkOrder />
        <ReadFirst onward={loaderData.onward} />
      </CallBar>
      <CtaBanner look="notice" {...googleLocalClosing} button={googleLocalHero.button} />
    </>
  );
}
