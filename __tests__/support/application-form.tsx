import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApplicationForm } from '@/components/apply/application-form';
import { pdfFile } from './resume-files';
import { sentRequest, XhrDouble } from '@/__tests__/support/doubles/xhr-double';

export const JOB = { id: 'R-1', title: 'ICU Registered Nurse (RN)' };

/** A form on the page, its clock past the two seconds a person takes. Wants fake timers and the XHR double. */
export async function showForm({ job = JOB as typeof JOB | null, waitMs = 3_000 } = {}) {
  const user = userEvent.setup({ delay: null });
  const view = render(<ApplicationForm job={job} />);
  await wait(waitMs);
  return { user, ...view };
}

type User = Awaited<ReturnType<typeof showForm>>['user'];

/** Lets the form's clock run. */
export const wait = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

const realTimeout = window.setTimeout;

/** Lets what is due be heard: promises, and the renders that React has put off. */
export const settle = () =>
  act(() => new Promise<void>((resolve) => void realTimeout(() => resolve(), 5)));

/** Stops the clock, and nothing that promises and React need. */
export const stopClock = () =>
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });

export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export const submitButton = () => screen.getByRole('button', { name: 'Submit application' });

const agreement = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ });

/** Agrees where the site leaves that to the applicant. */
export async function agree(user: User) {
  if (!agreement().checked) await user.click(agreement());
}

export async function fillIn(user: User) {
  await user.type(field('First name'), 'Jo');
  await user.type(field('Last name'), 'Whitfield');
  await user.type(field('Email'), 'jo@mail.example');
  await user.type(field('Phone number'), '5155550168');
  await agree(user);
}

/** Presses a button and hears what follows from it. */
export async function press(name: string) {
  const button = screen.getByRole('button', { name });
  await act(async () => button.focus());
  await act(async () => void fireEvent.click(button));
  await settle();
}

export const submit = () => press('Submit application');

/** Answers the n-th request. */
export async function answer(
  reply: { status: number; body?: unknown; text?: string },
  index = XhrDouble.sent.length - 1,
) {
  await act(async () => sentRequest(index).answers(reply));
  await settle();
}

export const resume = (name = 'Whitfield RN.pdf', bytes = pdfFile(), type = 'application/pdf') =>
  new File([bytes], name, { type });
