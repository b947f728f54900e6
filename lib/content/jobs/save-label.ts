/** What a save button's name begins with; the job's title follows, and is read from there. */
export const SAVE_LABEL = 'Save job: ';
