/** An earlier version of the product, of whose database `earlier/` holds a dump. */
export interface Version {
  commit: string;
  /** What it could do, for whoever reads a failed test. */
  name: string;
  /** Files below `data/`, in the order in which they are written. */
  data: string[];
}

export const versions: Version[] = [
  { commit: '4838e38', name: 'leads and calls', data: ['leads-and-calls.sql'] },
  {
    commit: '27e530a',
    name: 'histories and rankings, before there were mails',
    data: ['leads-and-calls.sql', 'histories-and-rankings.sql'],
  },
];
