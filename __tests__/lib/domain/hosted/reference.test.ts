import {
  isReferenceKind,
  isReferenceStatus,
  referenceScreen,
  submittedDay,
} from '@/lib/domain/hosted/reference';
import type { ReferenceStatus } from '@/lib/domain/hosted/reference';

const STATUS: ReferenceStatus = {
  success: true,
  isCompleted: false,
  formAvailable: true,
  candidateName: 'Sample Candidate',
  submittedDate: null,
  statusMessage: null,
};

it.each<[string, Partial<ReferenceStatus>, string]>([
  ['a form that waits', {}, 'form'],
  ['no form', { formAvailable: false }, 'no-pending'],
  ['completed', { isCompleted: true, formAvailable: false }, 'completed'],
  ['completed, though a form is there', { isCompleted: true }, 'completed'],
  ['no success', { success: false, formAvailable: false }, 'failed'],
  ['no success, whatever else is said', { success: false, isCompleted: true }, 'failed'],
])('%s (HF-05, HF-06)', (_, said, screen) => {
  expect(referenceScreen({ ...STATUS, ...said })).toBe(screen);
});

it.each<[unknown, boolean]>([
  [STATUS, true],
  [{ ...STATUS, more: 1 }, true],
  [{ ...STATUS, success: 'true' }, false],
  [{ ...STATUS, candidateName: { first: 'A' } }, false],
  [{ ...STATUS, statusMessage: undefined }, false],
  [null, false],
  ['ok', false],
  [[], false],
  [{}, false],
])('%j is a status: %s (DT-18)', (answer, expected) => {
  expect(isReferenceStatus(answer)).toBe(expected);
});

it.each<[string, string | null]>([
  ['2026-11-02', '2026-11-02'],
  ['2026-11-02T16:20:00.000Z', '2026-11-02'],
  ['2026-11-02T16:20:00.000+0000', '2026-11-02'],
  // 9:30 PM on the day before, in Chicago.
  ['2026-11-03T03:30:00.000+0000', '2026-11-02'],
  ['2026-11-02T22:30:00-06:00', '2026-11-02'],
  ['2026-13-40', null],
  ['11/2/2026', null],
  ['yesterday', null],
  ['', null],
])('%s was submitted on %s', (text, day) => {
  expect(submittedDay(text)).toBe(day);
});

it('there are two kinds', () => {
  expect(['reference', 'candidate', 'toString', ''].map(isReferenceKind)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
