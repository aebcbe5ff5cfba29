/**
 * @jest-environment ../testing/src/zoned-environment.mts
 * @jest-environment-options {"zone": "America/New_York"}
 */
import { describeCorpus } from './read-corpus.fixture.ts';

describeCorpus(300);
