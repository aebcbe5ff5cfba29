import { describeCorpus } from './read-corpus.fixture.ts';

describeCorpus('Pacific/Apia', -780);
