import { headlineFigures } from '~/content/claims';
import { leadHero, leadMeta } from '~/content/lead-generation';
import { pageMeta } from '~/content/page-meta';
import { LeadForm } from '~/features/lead-form';
import type { RouteHandle } from '~/root';
import entryStyles from '~/styles/entry.css?url';
import { FormSheet } from '~/ui/form-sheet';
import { TwoPartHeading } from '~/ui/two-part-heading';
import type { Route } from './+types/route';
import { Agenda } from './agenda';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: entryStyles }];

export const meta = () => pageMeta(leadMeta);

export const handle: RouteHandle = { footerYear: 2025 };

export default function LeadGeneration() {
  return (
    <>
      <section className="lead-hero on-deep">
        <div className="chart-width lead-grid">
          <div className="lead-pitch">
            <h1 className="text-page">
              <TwoPartHeading text={leadHero.heading} />
            </h1>
            <p className="mt-6 max-w-[26.5em] text-lead text-shoal">{leadHero.lead}</p>
          </div>
          <dl className="lead-figures">
            {headlineFigures.map((figure) => (
              <div key={figure.label} className="flex flex-col-reverse">
                <dt className="text-small text-shoal">{figure.label}</dt>
                <dd className="whitespace-nowrap font-display text-[2.75rem] leading-none">
                  {figure.value}
                </dd>
              </div>
            ))}
          </dl>
          <div className="lead-form">
            <FormSheet>
              <h2 className="text-title">{leadHero.formHeading}</h2>
              <p className="mb-6 mt-2 text-small text-slate">{leadHero.formNote}</p>
              <LeadForm variant="lead" />
            </FormSheet>
          </div>
        </div>
      </section>
      <Agenda />
    </>
  );
}
