import { adviceNotNowDays, adviceWindowDays, type RankingAdvice } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { TextLink } from '~/ui/desk/text-link';
import { useReversible } from '~/ui/desk/undo';
import { adviceQuery, hideAdvice, refreshAdvice } from '../api/advice';
import { EmptyText, Section } from '../components/section';
import { KeywordLink } from '../keywords/keyword-link';
import { adviceInWords } from './advice-in-words';

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
            <ol className="grid">
              {advice.map((one) => (
                <Piece key={`${one.kind} ${one.keywordId}`} advice={one} />
              ))}
            </ol>
          )
        }
      </AsyncSection>
    </Section>
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
    <li className="grid gap-1 border-t border-sand py-3">
      <h3 className="font-sans text-small font-semibold">
        {title}: <KeywordLink id={keywordId} keyword={keyword} />
      </h3>
      <p>
        {figures} {step}
      </p>
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
