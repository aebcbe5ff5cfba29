import type { Attribution } from '@agency/contracts';
import { describeTouch } from './describe-touch';
import { PanelSection } from './panel-section';

/** Where the lead came from: what led to the first visit, and to the one on which the form was sent. */
export function LeadOrigin({ attribution }: { attribution: Attribution | null }) {
  const first = attribution?.first && describeTouch(attribution.first);
  const last = attribution?.last && describeTouch(attribution.last);
  const visits =
    first === last
      ? [{ term: 'Came by', words: first }]
      : [
          { term: 'First came by', words: first },
          { term: 'Last came by', words: last },
        ];

  return (
    <PanelSection title="Where this lead came from">
      {!first && !last && <p className="desk-minor">Not known: the browser did not tell.</p>}
      <dl className="facts">
        {visits.map(
          ({ term, words }) =>
            words && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <bdi>{words}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </PanelSection>
  );
}
