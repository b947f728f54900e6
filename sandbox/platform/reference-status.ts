import { json } from '@/sandbox/http/answer';
import type { Answer } from '@/sandbox/http/answer';
import type { SandboxRequest } from '@/sandbox/http/request';
import { platformError } from '@/sandbox/platform/errors';

type ReferenceStatus = {
  success: boolean;
  isCompleted: boolean;
  formAvailable: boolean;
  candidateName: string | null;
  submittedDate: string | null;
  statusMessage: string;
};

const PENDING: ReferenceStatus = {
  success: true,
  isCompleted: false,
  formAvailable: true,
  candidateName: 'Sample Candidate',
  submittedDate: null,
  statusMessage: 'The reference form is ready.',
};

/** The end of the id chooses the answer, so that each screen can be opened by hand. */
const BY_ENDING: readonly (readonly [string, ReferenceStatus])[] = [
  [
    '-done',
    {
      ...PENDING,
      isCompleted: true,
      formAvailable: false,
      submittedDate: '2026-11-02T16:20:00.000Z',
      statusMessage: 'This reference has been completed. Thank you.',
    },
  ],
  [
    '-none',
    { ...PENDING, formAvailable: false, statusMessage: 'There is no pending reference request.' },
  ],
  [
    '-unknown',
    {
      ...PENDING,
      success: false,
      formAvailable: false,
      candidateName: null,
      statusMessage: 'No record was found for this link.',
    },
  ],
];

/** The answer to both status calls (specification, section 7). */
export function referenceStatus({ query }: SandboxRequest): Answer {
  const id = query.get('id')?.trim() ?? '';
  if (!id) return platformError(400, 'MISSING_ARGUMENT', 'Required parameter is missing: id');
  return json(BY_ENDING.find(([ending]) => id.endsWith(ending))?.[1] ?? PENDING);
}
