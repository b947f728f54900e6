import { pdfFile } from './resume-files';

export const PERSON = {
  firstName: 'Jo',
  lastName: 'Whitfield',
  email: 'jo.whitfield@mail.example',
  phone: '(515) 555-0168',
  receiveUpdates: 'true',
} as const;

export const JOB = { jobId: 'R-1', jobTitle: 'ICU Registered Nurse (RN)' } as const;

type Parts = Readonly<Record<string, string | File>>;

/** The multipart body the form posts. */
export function applicationBody(parts: Parts = PERSON): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  return body;
}

/** A post of the form, as the handler receives it. */
export function applicationPost(parts: Parts = PERSON, headers: Record<string, string> = {}) {
  return new Request('http://localhost:3000/api/applications', {
    method: 'POST',
    headers: { host: 'localhost:3000', ...headers },
    body: applicationBody(parts),
  });
}

export const resumeFile = (
  name = 'Whitfield RN.pdf',
  bytes = pdfFile(),
  type = 'application/pdf',
) => new File([bytes], name, { type });
