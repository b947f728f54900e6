import { json } from '@/sandbox/http/answer';
import type { Answer } from '@/sandbox/http/answer';
import type { SandboxRequest } from '@/sandbox/http/request';
import { platformError } from '@/sandbox/platform/errors';

const PENDING = {
  success: true,
  isCompleted: false,
  formAvailable: true,
  candidateName: 'Sample Candidate',
  submittedDate: null,
  statusMessage: 'The reference form is ready.',
};

/** The end of the id chooses what is different, so that each screen can be opened by hand. */
const BY_ENDING = {
  '-done': {
    isCompleted: true,
    formAvailable: false,
    submittedDate: '2026-11-02T16:20:00.000Z',
    statusMessage: 'This reference has been completed. Thank you.',
  },
  '-none': { formAvailable: false, statusMessage: 'There is no pending reference request.' },
  '-unknown': {
    success: false,
    formAvailable: false,
    candidateName: null,
    statusMessage: 'No record was found for this link.',
  },
};

/** The answer to both status calls (specification, section 7). */
export function referenceStatus({ query }: SandboxRequest): Answer {
  const id = query.get('id')?.trim() ?? '';
  if (!id) return platformError(400, 'MISSING_ARGUMENT', 'Required parameter is missing: id');
  const difference = Object.entries(BY_ENDING).find(([ending]) => id.endsWith(ending))?.[1];
  return json({ ...PENDING, ...difference });
}
