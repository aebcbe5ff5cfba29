import { onwardSection } from '~/content/navigation';
import type { ShownOnward } from '~/content/onward.server';
import { paths } from '~/lib/paths';
import stretchedLink from '~/ui/stretched-link.module.css';
import { PageSection } from './page-section';

/** Two articles and the pages beside this one, for visitors who are not ready to call. */
export function ReadFirst({ onward: { articles, pages } }: { onward: ShownOnward }) {
  return (
    <PageSection
      name="read-first"
      heading={onwardSection.heading}
      className="py-section border-t border-ink"
    >
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <ul className="grid gap-6 md:grid-cols-2">
          {articles.map(({ slug, title, readTime, picture }) => (
            <li
              key={slug}
              className="relative grid grid-cols-[6.5rem_1fr] items-start gap-4 md:grid-cols-1 md:content-start"
            >
              <img
                src={picture}
                alt=""
                width={480}
                height={300}
                loading="lazy"
                className="w-full border border-ink/35"
              />
              <div>
                <h3 className="text-[1.25rem] leading-[1.2]">
                  <a href={paths.blogArticle(slug)} className={stretchedLink.root}>
                    {title}
                  </a>
                </h3>
                <p className="mt-1 text-small text-slate">{readTime}</p>
              </div>
            </li>
          ))}
        </ul>
        <div>
          <h3 className="font-display text-kicker text-channel italic">{onwardSection.pages}</h3>
          <ul className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-1">
            {pages.map(({ to, label, why }) => (
              <li key={to} className="mt-3 border-t border-sand">
                <p>
                  <a
                    href={to}
                    className="inline-flex min-h-11 items-center font-semibold text-channel underline underline-offset-4"
                  >
                    {label}
                  </a>
                </p>
                <p className="text-small">{why}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PageSection>
  );
}
