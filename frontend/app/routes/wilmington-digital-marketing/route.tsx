import sheet from '~/artwork/landing-wilmington-digital-marketing.svg?url';
import { CallBar } from '~/components/marketing/call-bar';
import { serviceCrumbs } from '~/components/marketing/crumbs';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { LocalHero } from '~/components/marketing/local-hero';
import { ReadFirst } from '~/components/marketing/read-first';
import { leadPathOf } from '~/content/lead-path';
import {
  wilmingtonClosing,
  wilmingtonHero,
  wilmingtonMeta,
  wilmingtonOnward,
} from '~/content/local/wilmington-digital-marketing';
import { shownOnward } from '~/content/onward.server';
import { pageMeta } from '~/content/page-meta';
import { breadcrumbData } from '~/lib/seo/breadcrumbs';
import { serviceData } from '~/lib/seo/service';
import { PageFailed } from '~/ui/site/page-failed';
import type { Route } from './+types/route';
import { Advantages } from './advantages';
import { Areas } from './areas';
import { Industries } from './industries';
import { LocalServices } from './local-services';

const name = 'Paid media in Wilmington';
const crumbs = serviceCrumbs(name, wilmingtonMeta.path);

export const loader = () => ({ onward: shownOnward(wilmingtonOnward) });

export const ErrorBoundary = PageFailed;

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

export default function WilmingtonDigitalMarketing({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LocalHero
        {...wilmingtonHero}
        look="chart"
        crumbs={crumbs}
        picture={{ src: sheet, width: 720, height: 560 }}
      />
      <CallBar button={wilmingtonHero.button} to={leadPathOf(wilmingtonHero.button)}>
        <Areas />
        <LocalServices />
        <Advantages />
        <Industries />
        <ReadFirst onward={loaderData.onward} />
      </CallBar>
      <CtaBanner look="deep" {...wilmingtonClosing} button={wilmingtonHero.button} />
    </>
  );
}
