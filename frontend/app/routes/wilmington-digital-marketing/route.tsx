import sheet from '~/artwork/landing-wilmington-digital-marketing.svg?url';
import { CallBar } from '~/components/marketing/call-bar';
import { serviceCrumbs } from '~/components/marketing/crumbs';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { LocalHero } from '~/components/marketing/local-hero';
import {
  wilmingtonClosing,
  wilmingtonHero,
  wilmingtonMeta,
} from '~/content/local/wilmington-digital-marketing';
import { pageMeta } from '~/content/page-meta';
import { breadcrumbData } from '~/lib/seo/breadcrumbs';
import { serviceData } from '~/lib/seo/service';
import { Advantages } from './advantages';
import { Areas } from './areas';
import { Industries } from './industries';
import { LocalServices } from './local-services';

const name = 'Paid media in Wilmington';
const crumbs = serviceCrumbs(name, wilmingtonMeta.path);

export const meta = () =>
  pageMeta({
    ...wilmingtonMeta,
    structured: [
      serviceData({
        name,
        description: wilmingtonHero.lead,
        path: wilmingtonMeta.path,
      }),
      breadcrumbData(crumbs),
    ],
  });

export default function WilmingtonDigitalMarketing() {
  return (
    <>
      <LocalHero
        {...wilmingtonHero}
        look="chart"
        crumbs={crumbs}
        picture={{ src: sheet, width: 720, height: 560 }}
      />
      <CallBar button={wilmingtonHero.button}>
        <Areas />
        <LocalServices />
        <Advantages />
        <Industries />
      </CallBar>
      <CtaBanner look="deep" {...wilmingtonClosing} button={wilmingtonHero.button} />
    </>
  );
}
