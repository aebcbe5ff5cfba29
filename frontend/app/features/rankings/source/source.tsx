import type { RankingSource } from '@agency/contracts';
import { Columns, EmptyText, Section } from '../components/section';
import { RankingEmailsSettings } from '../emails/ranking-emails';
import { Connection } from './connection';
import { RunLog } from './run-log';
import { SetupCheck } from './setup-check';
import { UploadForm } from './upload-form';
import { UploadedPeriods } from './uploaded-periods';

/** Where the performance data comes from: the setup, uploads, and the log of checks. */
export function Source({ source }: { source: RankingSource }) {
  return (
    <Columns>
      <div className="grid grid-cols-1 gap-10">
        <SetupCheck />
        <Connection />
        <Section id="upload-export" title="Upload an export">
          {source === 'search-console' ? (
            <EmptyText>
              The rankings come from Search Console. Exports can be uploaded once it is
              disconnected. Each source keeps its own data.
            </EmptyText>
          ) : (
            <>
              <p className="text-fine text-slate">
                {source === 'sample' && 'Your first upload replaces the sample data. '}
                In Search Console, open Performance, choose a date range and export it as CSV.
                Upload the zip unchanged, or only its Queries file.
              </p>
              <UploadForm />
            </>
          )}
        </Section>
        {source === 'csv' && <UploadedPeriods />}
        <RankingEmailsSettings source={source} />
      </div>
      <RunLog />
    </Columns>
  );
}
