/** The start of a save button's accessible name; the job's title follows, and is read from there. */
export const SAVE_LABEL = 'Save job: ';
