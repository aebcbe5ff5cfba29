import type { RankingSource } from '@agency/contracts';
import { AlertRulesSection } from '../alerts/rules-form';
import { RankingEmailsSettings } from '../emails/ranking-emails';
import { UploadForm } from '../imports/upload-form';
import { UploadedPeriods } from '../imports/uploaded-periods';
import { Columns, EmptyText, Section } from '../shared/section';
import { Connection } from './connection';

/** Where the performance data comes from: the connection and uploads; what raises an alert, and what is emailed. */
export function Source({ source }: { source: RankingSource }) {
  return (
    <Columns>
      <div className="grid grid-cols-1 gap-10">
        <Connection />
        <Section id="upload-export" title="Upload an export">
          {source === 'search-console' ? (
            <EmptyText>
              The rankings come from Search Console. Exports can be uploaded once it’s disconnected.
              Each source keeps its own data.
            </EmptyText>
          ) : (
            <>
              <p className="text-fine text-slate">
                {source === 'sample' && 'Your first upload replaces the sample data. '}
                In Search Console, open Performance, choose a date range and export it as CSV.
                Upload the zip unchanged, or only its Queries file. The newest period is shown, and
                compared with an earlier one of the same length.
              </p>
              <UploadForm />
            </>
          )}
        </Section>
        {source === 'csv' && <UploadedPeriods />}
      </div>
      <div className="grid grid-cols-1 gap-10">
        <AlertRulesSection />
        <RankingEmailsSettings source={source} />
      </div>
    </Columns>
  );
}
