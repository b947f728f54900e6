/** What an applicant sends (specification, section 3, 'Application payloads'). */
export type ApplicationPayload = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly receiveUpdates: boolean;
  readonly hasResume: boolean;
  /** Both only where the application is for a job; a Quick Apply has neither. */
  readonly jobId?: string;
  readonly jobTitle?: string;
  /** The board or campaign the visit came from, where it is known and counted (lib/domain/basics/visit-source.ts). */
  readonly source?: string;
};

/** The applicant's resume, checked: a safe file name and the file itself. */
export type Resume = { readonly fileName: string; readonly bytes: Uint8Array };

/** Which form was sent; `form_submit` where none says so. */
type BotCheckAction = 'job_application' | 'quick_apply' | 'form_submit';

/** What the form noticed about whoever filled it in. The platform judges the tokens. */
export type BotCheck = {
  readonly honeypotValue: string;
  /** Time from showing the form to sending it, in milliseconds. */
  readonly formTimingMs: number;
  /** Tokens are empty where the captcha is off or could not load. */
  readonly v3Token: string;
  readonly v2Token: string;
  readonly action: BotCheckAction;
};
