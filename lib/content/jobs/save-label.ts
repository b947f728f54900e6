const START = 'Save job: ';

/** A save button's accessible name: many jobs share a title, so it also says where. */
export const saveLabel = (title: string, place: string): string => `${START}${title}, ${place}`;

/** The title in such a name. */
export const titleOfLabel = (label: string, place: string): string =>
  label.slice(START.length, -`, ${place}`.length);
