import { adviceNotNowDays, adviceWindowDays, type RankingAdvice } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { Chip } from '~/ui/desk/chip';
import { TextLink } from '~/ui/desk/text-link';
import { useReversible } from '~/ui/desk/undo';
import { adviceQuery, hideAdvice, refreshAdvice } from '../api/advice';
import { Actions, EmptyText, Section } from '../components/section';
import { KeywordLink } from '../keywords/keyword-link';
import { adviceInWords } from './advice-in-words';

const initiallyShown = 3;

/** What to do next: at most a handful of keywords, each with its figures and one step. */
export function AdviceList() {
  const query = useQuery(adviceQuery);
  return (
    <Section id="advice" title="What to do next" isBusy={query.isFetching}>
      <AsyncSection
        query={query}
        what="What to do next"
        loading={<output>Loading what to do next …</output>}
      >
        {({ advice }) =>
          advice.length === 0 ? (
            <EmptyText>
              Nothing stands out in the last {adviceWindowDays} days and the {adviceWindowDays}{' '}
              before.
            </EmptyText>
          ) : (
            <Pieces advice={advice} />
          )
        }
      </AsyncSection>
    </Section>
  );
}

function Pieces({ advice }: { advice: readonly RankingAdvice[] }) {
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? advice : advice.slice(0, initiallyShown);
  return (
    <>
      <ol className="grid">
        {shown.map((one) => (
          <Piece key={`${one.kind} ${one.keywordId}`} advice={one} />
        ))}
      </ol>
      {advice.length > initiallyShown && (
        <Actions>
          <Chip onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? `Show first ${initiallyShown}` : `Show all ${advice.length}`}
          </Chip>
        </Actions>
      )}
    </>
  );
}

function Piece({ advice }: { advice: RankingAdvice }) {
  const client = useQueryClient();
  const { kind, keywordId, keyword, landingPage } = advice;
  const { title, figures, step } = adviceInWords(advice);
  const hide = useReversible({
    run: () => hideAdvice({ kind, keywordId, isHidden: true }),
    done: () => ({
      title: 'Not Now',
      description: `“${keyword}” comes back in ${adviceNotNowDays} days if it still stands out.`,
    }),
    undo: () => hideAdvice({ kind, keywordId, isHidden: false }),
    refresh: () => refreshAdvice(client),
    failure: { title: 'Not Saved', fallback: 'It could not be hidden. Please try again.' },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 border-t border-sand py-2.5">
      <div>
        <h3 className="font-sans text-small font-semibold">
          {title}: <KeywordLink id={keywordId} keyword={keyword} />
        </h3>
        <p>
          {figures} {step}
        </p>
      </div>
      <Actions>
        {landingPage !== null && (
          <TextLink href={landingPage} target="_blank" rel="noopener" isTall>
            Open the page
          </TextLink>
        )}
        <ActionButton disabled={hide.isPending} onClick={() => hide.mutate(undefined)}>
          Not now<span className="sr-only">: {keyword}</span>
        </ActionButton>
      </Actions>
    </li>
  );
}
