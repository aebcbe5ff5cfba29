import sheet from '~/artwork/landing-facebook-ads-wilmington.svg?url';
import { CallBar } from '~/components/marketing/call-bar';
import { serviceCrumbs } from '~/components/marketing/crumbs';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { LocalHero } from '~/components/marketing/local-hero';
import { ReadFirst } from '~/components/marketing/read-first';
import { leadPathOf } from '~/content/lead-path';
import {
  facebookLocalClosing,
  facebookLocalHero,
  facebookLocalMeta,
  facebookLocalOnward,
} from '~/content/local/facebook-ads-wilmington';
import { shownOnward } from '~/content/onward.server';
import { pageMeta } from '~/content/page-meta';
import { breadcrumbData } from '~/lib/seo/breadcrumbs';
import { serviceData } from '~/lib/seo/service';
import { PageFailed } from '~/ui/site/page-failed';
import type { Route } from './+types/route';
import { Campaigns } from './campaigns';
import { FeedFigures } from './feed-figures';

const name = 'Facebook Ads in Wilmington';
const crumbs = serviceCrumbs(name, facebookLocalMeta.path);

export const loader = () => ({ onward: shownOnward(facebookLocalOnward) });

export const ErrorBoundary = PageFailed;

export const meta = () =>
  pageMeta({
    ...facebookLocalMeta,
    structured: [
      serviceData({
        name,
        description: facebookLocalHero.lead,
        path: facebookLocalMeta.path,
      }),
      breadcrumbData(crumbs),
    ],
  });

export default function FacebookAdsWilmington({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LocalHero
        {...facebookLocalHero}
        look="shore"
        crumbs={crumbs}
        picture={{ src: sheet, width: 720, height: 560 }}
      />
      <CallBar button={facebookLocalHero.button} to={leadPathOf(facebookLocalHero.button)}>
        <FeedFigures />
        <Campaigns />
        <ReadFirst onward={loaderData.onward} />
      </CallBar>
      <CtaBanner look="deep" {...facebookLocalClosing} button={facebookLocalHero.button} />
    </>
  );
}
