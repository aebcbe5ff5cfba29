import type { RankingSource } from '@agency/contracts';
import { ImportSection } from './import/import-section';
import { RunLog } from './run-log';
import { SetupCheck } from './setup-check';

/** Where the figures come from: the set-up, uploads, and what came of each check. */
export function Source({ source }: { source: RankingSource }) {
  return (
    <div className="rank-columns">
      <div className="source-ways">
        <SetupCheck />
        <ImportSection source={source} />
      </div>
      <RunLog />
    </div>
  );
}
