/** The applicant's resume, checked: a safe file name and the file itself. */
export type Resume = { readonly fileName: string; readonly bytes: Uint8Array };

/** Which form was sent; `form_submit` if the form does not say. */
type BotCheckAction = 'job_application' | 'quick_apply' | 'form_submit';

/** What the form recorded about how it was filled in. The platform judges the tokens. */
export type BotCheck = {
  readonly honeypotValue: string;
  /** Time from showing the form to sending it, in milliseconds. */
  readonly formTimingMs: number;
  /** Tokens are empty if the captcha is off or could not load. */
  readonly v3Token: string;
  readonly v2Token: string;
  readonly action: BotCheckAction;
};
