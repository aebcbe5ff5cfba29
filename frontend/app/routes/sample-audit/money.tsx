import { PageSection } from '~/components/marketing/page-section';
import { account, campaigns } from '~/content/sample-audit/account';
import { keptBy, waste, wastedBy } from '~/content/sample-audit/findings';
import { money } from '~/content/sample-audit/sample-audit';
import { inDollars, inNumber } from '~/content/sample-audit/sums';
import { FigureTable } from './figure-table';
import { MoneyChart } from './money-chart';
import { Plate } from './plate';
import styles from './sample-audit.module.css';

export function Money() {
  return (
    <PageSection
      name="money"
      heading={money.heading}
      className="py-section bg-shallows"
      leadClassName={styles.split}
      lead={<p className="max-w-[32em] text-lead">{money.lead}</p>}
    >
      <Plate className="mt-12" caption={money.caption}>
        <MoneyChart />
      </Plate>
      <div className={styles.figures}>
        <p className={styles.takeaway}>{money.takeaway}</p>
        <FigureTable
          caption={money.tableCaption}
          columns={money.columns}
          wideColumns={[3, 4, 5]}
          rows={[
            ...campaigns.map(({ id, name, spend, inquiries, jobs }) => ({
              name,
              cells: [
                inDollars(spend),
                inDollars(wastedBy(id)),
                inDollars(keptBy(id).spend),
                inNumber(inquiries),
                inNumber(jobs),
                jobs > 0 ? inDollars(spend / jobs) : money.noCost,
              ],
            })),
            {
              name: money.all,
              look: 'sum' as const,
              cells: [
                inDollars(account.spend),
                inDollars(waste.total),
                inDollars(account.spend - waste.total),
                inNumber(account.inquiries),
                inNumber(account.jobs),
                inDollars(account.costPerJob),
              ],
            },
          ]}
        />
      </div>
    </PageSection>
  );
}
