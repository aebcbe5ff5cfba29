import type { RankingSource } from '@agency/contracts';
import { Columns, EmptyText, Section } from '../components/section';
import { RankingEmailsSettings } from '../emails/ranking-emails';
import { Connection } from './connection';
import { RunLog } from './run-log';
import { SettingName, SetupCheck } from './setup-check';
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
          {source === 'csv' ? (
            <>
              <p className="text-fine text-slate">
                In Search Console, open Performance, choose a date range and export it as CSV.
                Upload the zip unchanged, or only its Queries file.
              </p>
              <UploadForm />
            </>
          ) : (
            <EmptyText>
              {source === 'sample'
                ? 'The rankings show sample data.'
                : 'The rankings come from Search Console.'}{' '}
              To upload your own exports instead, set <SettingName>RANKINGS_SOURCE=csv</SettingName>{' '}
              on the server. Each source keeps its own data.
            </EmptyText>
          )}
        </Section>
        {source === 'csv' && <UploadedPeriods />}
        <RankingEmailsSettings source={source} />
      </div>
      <RunLog />
    </Columns>
  );
}
