import { agencyPeople, type Person } from '@agency/contracts';
import chartRoom from '~/artwork/chart-room.svg?url';
import { CallBar } from '~/components/marketing/call-bar';
import { ChartSymbol } from '~/components/marketing/chart-symbol';
import { CtaBanner } from '~/components/marketing/cta-banner';
import { FiguresRow } from '~/components/marketing/figures-row';
import { WhoAnswers } from '~/components/marketing/hero-offer';
import { PageSection } from '~/components/marketing/page-section';
import { ReadFirst } from '~/components/marketing/read-first';
import topicListStyles from '~/components/marketing/topic-list.module.css';
import {
  aboutClosing,
  aboutHero,
  aboutMeta,
  aboutOnward,
  aboutReasons,
  aboutStory,
  aboutValues,
  agencyProfileWithPeople,
  peopleHeading,
} from '~/content/about';
import type { ChartSymbolName } from '~/content/chart-symbols';
import { headlineFigures } from '~/content/claims';
import { leadPathOf } from '~/content/lead-topics';
import { shownOnward } from '~/content/onward.server';
import { pageMeta } from '~/content/page-meta';
import { classNames } from '~/ui/class-names';
import { TwoPartHeading } from '~/ui/heading';
import { Reveal } from '~/ui/reveal';
import type { Route } from './+types/route';
import styles from './about.module.css';

export const loader = () => ({ onward: shownOnward(aboutOnward) });

export const meta = () => pageMeta({ ...aboutMeta, structured: [agencyProfileWithPeople] });

export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className={styles.hero}>
        <div className={classNames('chart-width', styles.heroText)}>
          <h1 className="text-page">
            <TwoPartHeading text={aboutHero.heading} />
          </h1>
          <p className="mt-6 max-w-[28em] text-lead">{aboutHero.lead}</p>
          <WhoAnswers className="mt-6" />
        </div>
        <img src={chartRoom} alt="" width={960} height={660} fetchPriority="high" />
      </section>
      <CallBar button={aboutClosing.button} to={leadPathOf(aboutClosing.button)}>
        <FiguresRow look="deep" figures={headlineFigures} />
        <Story />
        <Values />
        {agencyPeople && <People people={agencyPeople} />}
        <Reasons />
      </CallBar>
      <CtaBanner look="notice" {...aboutClosing} />
      <ReadFirst onward={loaderData.onward} />
    </>
  );
}

function Reasons() {
  const { heading, lead, entries, against } = aboutReasons;
  return (
    <section aria-labelledby="reasons-heading" className="py-section">
      <div className="chart-width grid gap-x-16 gap-y-10 min-[60rem]:grid-cols-[5fr_7fr] min-[60rem]:grid-rows-[auto_1fr]">
        <div>
          <h2 id="reasons-heading" className="text-heading">
            <TwoPartHeading text={heading} />
          </h2>
          <p className="mt-5 max-w-[24em] text-lead">{lead}</p>
        </div>
        <ol
          className={classNames(
            topicListStyles.root,
            'mt-0 min-[60rem]:col-start-2 min-[60rem]:row-[1/3]',
          )}
        >
          {entries.map((entry, index) => (
            <Reveal as="li" key={entry.term} index={index}>
              <div>
                <h3 className="text-title">{entry.term}</h3>
                <p className="mt-1 text-body">{entry.text}</p>
              </div>
            </Reveal>
          ))}
        </ol>
        <div className="max-w-[26rem] self-start rounded-sheet border border-dashed border-channel p-6">
          <h3 className="text-title">{against.heading}</h3>
          <ul className="mt-3 grid list-disc gap-2 pl-5">
            {against.entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Story() {
  const [first, ...rest] = aboutStory.paragraphs;
  return (
    <PageSection
      name="story"
      heading={aboutStory.heading}
      gridClassName="grid gap-x-16 gap-y-10 min-[60rem]:grid-cols-[5fr_7fr]"
    >
      <Reveal className="grid max-w-[41.5em] gap-5">
        <p className="font-display text-title leading-[1.3] tracking-[-0.012em]">{first}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Reveal>
    </PageSection>
  );
}

const symbols: readonly ChartSymbolName[] = ['lead-line', 'anchor', 'beacon', 'signal'];

/** The core values, each with a chart symbol. */
function Values() {
  return (
    <PageSection name="values" heading={aboutValues.heading} className="py-section bg-shallows">
      <ul className="mt-12 grid border-b border-ink">
        {aboutValues.entries.map((entry, index) => (
          <Reveal
            as="li"
            key={entry.term}
            index={index}
            className="grid grid-cols-[3.5rem_1fr] items-center gap-x-4 gap-y-1.5 border-t border-ink py-6 min-[60rem]:grid-cols-[4rem_4fr_6fr]"
          >
            <ChartSymbol name={symbols[index] ?? 'anchor'} className="text-magenta" />
            <h3 className="text-title">{entry.term}</h3>
            <p className="col-start-2 max-w-[30.5em] min-[60rem]:col-start-3">{entry.text}</p>
          </Reveal>
        ))}
      </ul>
    </PageSection>
  );
}

/** The people who manage the accounts. */
function People({ people }: { people: readonly Person[] }) {
  return (
    <section aria-labelledby="people-heading" className="py-20 lg:py-28">
      <div className="chart-width grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <h2 id="people-heading" className="text-heading">
          <TwoPartHeading text={peopleHeading} />
        </h2>
        <ul className="grid gap-6">
          {people.map(({ name, role, line, photo }) => (
            <li key={name} className="flex gap-6 border-t border-ink pt-5">
              {photo && <img src={photo} alt="" width={96} height={96} loading="lazy" />}
              <div>
                <h3 className="text-title">{name}</h3>
                <p className="text-small text-channel">{role}</p>
                <p className="mt-2 max-w-[34.5em]">{line}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
