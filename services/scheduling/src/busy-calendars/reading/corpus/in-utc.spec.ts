/**
 * @jest-environment ../testing/src/zoned-environment.mts
 * @jest-environment-options {"zone": "UTC"}
 */
import { describeCorpus } from './read-corpus.fixture.ts';

describeCorpus(0);
