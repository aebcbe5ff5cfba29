import { describeCorpus } from './read-corpus.fixture.ts';

describeCorpus('UTC', 0);
