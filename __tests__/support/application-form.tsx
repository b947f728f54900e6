import { BOT_CHECK } from '@/lib/config/limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApplicationForm } from '@/components/apply/application-form';
import { pdfFile } from './resume-files';
import { sentRequest, XhrDouble } from '@/__tests__/support/doubles/xhr-double';

export const JOB = { id: 'R-1', title: 'ICU Registered Nurse (RN)' };

/** Renders a form and advances its clock past the time a person takes. Needs fake timers and the XHR double. */
export async function showForm({
  job = JOB as typeof JOB | null,
  waitMs = BOT_CHECK.minimumFormMs + 1_000,
} = {}) {
  const user = userEvent.setup({ delay: null });
  const view = render(<ApplicationForm job={job} />);
  await wait(waitMs);
  return { user, ...view };
}

type User = Awaited<ReturnType<typeof showForm>>['user'];

/** Advances the form's clock. */
export const wait = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

const realTimeout = window.setTimeout;

/** Lets pending promises resolve, and React's deferred renders run. */
export const settle = () =>
  act(() => new Promise<void>((resolve) => void realTimeout(() => resolve(), 5)));

/** Stops the clock, except for what promises and React need. */
export const stopClock = () =>
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });

export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export const submitButton = () => screen.getByRole('button', { name: 'Submit application' });

const agreement = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ });

/** Ticks the agreement, if the site does not tick it by default. */
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

/** Presses a button and waits for what follows. */
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

/** A chosen file. This test environment's files cannot be read, browsers' can. */
export const resume = (name = 'Whitfield RN.pdf', bytes = pdfFile(), type = 'application/pdf') =>
  Object.assign(new File([bytes], name, { type }), {
    arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
  });
