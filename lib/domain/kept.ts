import type { IsoDate, JobSummary } from './job';
import { formatPlace } from './place';

/** Enough of a job to show it by name once it is filled. */
export type Postcard = {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly pay: string | null;
};
/** With the day it was saved or looked at. */
export type KeptJob = Postcard & { readonly on: IsoDate };
/** An application: the job and the day. Nothing of the applicant. */
export type KeptApplication = { readonly id: string; readonly on: IsoDate };
/** The query of the list, serialised. */
export type KeptSearch = { readonly search: string };

export function toPostcard(
  job: Pick<JobSummary, 'id' | 'title' | 'city' | 'state' | 'placeText' | 'payText'>,
): Postcard {
  return { id: job.id, title: job.title, place: formatPlace(job), pay: job.payText };
}
