import sheet from '~/artwork/landing-google-ads-wilmington.svg?url';
import { CallBar } from '~/components/marketing/call-bar';
import { serviceCrumbs } from '~/components/marketing/crumbs';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { LocalHero } from '~/components/marketing/local-hero';
import {
  googleLocalClosing,
  googleLocalFigures,
  googleLocalHero,
  googleLocalMeta,
} from '~/content/local/google-ads-wilmington';
import { pageMeta } from '~/content/page-meta';
import { breadcrumbData } from '~/lib/seo/breadcrumbs';
import { serviceData } from '~/lib/seo/service';
import { Benefits } from './benefits';
import styles from './google-ads-wilmington.module.css';
import { WorkOrder } from './work-order';

const name = 'Google Ads in Wilmington';
const crumbs = serviceCrumbs(name, googleLocalMeta.path);

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

export default function GoogleAdsWilmington() {
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
      <CallBar button={googleLocalHero.button}>
        <Benefits />
        <WorkOrder />
      </CallBar>
      <CtaBanner look="notice" {...googleLocalClosing} button={googleLocalHero.button} />
    </>
  );
}
