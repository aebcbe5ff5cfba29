/**
 * @jest-environment ../testing/src/zoned-environment.mts
 * @jest-environment-options {"zone": "Pacific/Apia"}
 */
import { describeCorpus } from './read-corpus.fixture.ts';

describeCorpus(-780);
