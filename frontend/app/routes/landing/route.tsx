import { Fragment } from 'react';
import { CallBar } from '~/components/marketing/call-bar';
import { serviceCrumbs } from '~/components/marketing/crumbs';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { FiguresRow } from '~/components/marketing/figures-row';
import { ReadFirst } from '~/components/marketing/read-first';
import { landingPageAt } from '~/content/landing/landing.server';
import { leadPathOf } from '~/content/lead-path';
import { pageMeta } from '~/content/page-meta';
import { breadcrumbData } from '~/lib/seo/breadcrumbs';
import { serviceData } from '~/lib/seo/service';
import type { Route } from './+types/route';
import { Hero } from './hero';
import { ExtraList, Middle, Reasons, Services } from './sections';

export const loader = ({ pattern }: Route.LoaderArgs) => landingPageAt(pattern);

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return undefined;
  const { path, label, content } = loaderData;
  const service = { name: label, description: content.hero.lead, path };
  return pageMeta({
    ...content.meta,
    path,
    structured: [serviceData(service), breadcrumbData(serviceCrumbs(label, path))],
  });
};

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { path, label, content, sheet, wideSheet, diagram, onward } = loaderData;
  const { layout } = content;
  const sections = {
    services: <Services content={content} />,
    middle: <Middle content={content} diagram={diagram} />,
    list: content.list && <ExtraList list={content.list} />,
    why: <Reasons content={content} />,
  };
  return (
    <>
      <Hero
        content={content}
        sheet={sheet}
        wideSheet={wideSheet}
        crumbs={serviceCrumbs(label, path)}
      />
      <CallBar button={content.hero.button} to={leadPathOf(content.hero.button)}>
        <FiguresRow look={layout.figures} />
        {layout.order.map((name) => (
          <Fragment key={name}>{sections[name]}</Fragment>
        ))}
      </CallBar>
      <CtaBanner look={layout.closing} {...content.closing} button={content.hero.button} />
      <ReadFirst onward={onward} />
    </>
  );
}
