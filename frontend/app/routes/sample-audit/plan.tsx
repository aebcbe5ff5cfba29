import { PageSection } from '~/components/marketing/page-section';
import stepStyles from '~/components/marketing/steps.module.css';
import {
  channelBudget,
  planBudget,
  planChannels,
  planGates,
  planTests,
  weekBudgets,
  weekRuns,
} from '~/content/sample-audit/plan';
import { planText } from '~/content/sample-audit/sample-audit';
import { inDollars } from '~/content/sample-audit/sums';
import { Conclusion, FigureTable, Plate } from './figures';
import { PlanChart, PlanLegend } from './plan-chart';
import styles from './sample-audit.module.css';

function BudgetTable() {
  const { tableCaption, tableLabels } = planText;
  return (
    <FigureTable
      caption={tableCaption}
      columns={[tableLabels.weeks, ...weekRuns.map(({ label }) => label), tableLabels.all]}
      rows={[
        ...planChannels.map((channel) => ({
          name: channel.name,
          cells: [
            ...weekRuns.map(({ first }) => inDollars(channel.weeks[first] ?? 0)),
            inDollars(channelBudget(channel)),
          ],
        })),
        {
          name: tableLabels.week,
          look: 'sum',
          cells: [
            ...weekRuns.map(({ first }) => inDollars(weekBudgets[first] ?? 0)),
            inDollars(planBudget),
          ],
        },
      ]}
    />
  );
}

function Tests() {
  const { testsHeading, testLabels } = planText;
  return (
    <div className="mt-16">
      <h3 className="text-title">{testsHeading}</h3>
      <ol className="mt-5 grid gap-x-16 md:grid-cols-2">
        {planTests.map((test) => (
          <li key={test.letter} className="relative border-t border-ink pt-5 pb-6 pl-13">
            <b
              aria-hidden="true"
              className="absolute left-0 grid size-9 place-items-center rounded-[50%] bg-ink font-semibold text-white [print-color-adjust:exact]"
            >
              {test.letter}
            </b>
            <h4 className="font-semibold">{test.question}</h4>
            <p className="mt-1 text-small text-slate">{planText.testWeeks(test)}</p>
            <dl className="mt-2 text-small">
              <div className="grid grid-cols-[6.5rem_1fr]">
                <dt className="font-semibold">{testLabels.start}</dt>
                <dd>{test.start}</dd>
              </div>
              <div className="grid grid-cols-[6.5rem_1fr]">
                <dt className="font-semibold">{testLabels.stop}</dt>
                <dd>{test.stop}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Gates() {
  return (
    <div className="mt-16 [--steps-ground:var(--color-buff)]">
      <h3 className="text-title">{planText.gatesHeading}</h3>
      <ol className={stepStyles.root}>
        {planGates.map((gate) => (
          <li key={gate.day} className={stepStyles.step}>
            <span aria-hidden="true" className={stepStyles.number}>
              {gate.day}
            </span>
            <h4 className="font-display text-title">{planText.gateDay(gate.day)}</h4>
            <ul className="mt-3 grid max-w-[26em] gap-2">
              <li className="font-semibold">{planText.gateCosts(gate)}</li>
              {gate.mustBeTrue.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p className="mt-3 text-small text-slate">
              <b className="font-semibold text-ink">{planText.gateLabels.otherwise}:</b>{' '}
              {gate.otherwise}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Plan() {
  return (
    <PageSection
      name="plan"
      heading={planText.heading}
      leadClassName={styles.split}
      lead={<p className="max-w-[32em] text-lead">{planText.lead}</p>}
    >
      <Plate className="mt-12" caption={planText.caption}>
        <PlanChart />
      </Plate>
      <PlanLegend />
      <Conclusion text={planText.takeaway}>
        <BudgetTable />
      </Conclusion>
      <Tests />
      <Gates />
    </PageSection>
  );
}
