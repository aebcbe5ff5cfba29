import { describeCorpus } from './read-corpus.fixture.ts';

describeCorpus('America/New_York', 300);
