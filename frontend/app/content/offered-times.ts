// What is said about the times above the fields of the lead page.

/** After the sentence that a time is picked on the next page. */
export const chooseNow = 'Or choose a free time now (Eastern)';
/** The same where the visitor's clock differs: each time is followed by theirs. */
export const chooseNowElsewhere = 'Or choose a free time (Eastern, yours in italics)';
/** For screen readers, before and after the visitor's own time. */
export const whichIs = 'which is';
export const yourTime = 'your time';
