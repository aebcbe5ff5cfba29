import sheet from '~/artwork/landing-facebook-ads-wilmington.svg?url';
import { CallBar } from '~/components/marketing/call-bar';
import { serviceCrumbs } from '~/components/marketing/crumbs';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { LocalHero } from '~/components/marketing/local-hero';
import {
  facebookLocalClosing,
  facebookLocalHero,
  facebookLocalMeta,
} from '~/content/local/facebook-ads-wilmington';
import { pageMeta } from '~/content/page-meta';
import { breadcrumbData } from '~/lib/seo/breadcrumbs';
import { serviceData } from '~/lib/seo/service';
import { Campaigns } from './campaigns';
import { FeedFigures } from './feed-figures';

const name = 'Facebook Ads in Wilmington';
const crumbs = serviceCrumbs(name, facebookLocalMeta.path);

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

export default function FacebookAdsWilmington() {
  return (
    <>
      <LocalHero
        {...facebookLocalHero}
        look="shore"
        crumbs={crumbs}
        picture={{ src: sheet, width: 720, height: 560 }}
      />
      <CallBar button={facebookLocalHero.button}>
        <FeedFigures />
        <Campaigns />
      </CallBar>
      <CtaBanner look="deep" {...facebookLocalClosing} button={facebookLocalHero.button} />
    </>
  );
}
