import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Patience } from '@/lib/server/database/patience';
import type { Database } from '@/lib/server/database/sql';
import { createSweep, SWEEP_ROWS } from '@/lib/server/database/sweep';
import { createSeal } from '@/lib/server/outbox-store/seal';
import type { ApplicationOutcome } from '@/lib/server/outbox/application-outcome';

/** How long an answer is kept (as in each process's memory), and a failure for the duplicates that wait for it (ms). */
const ANSWER_MS = 10 * 60 * 1_000;
const FAILURE_MS = 3_000;
/** How long a process that sends counts as alive after its last sign of life, and how often it gives one (ms). */
const SENDING_MS = 6_000;
const STILL_SENDING_MS = 1_500;
/** How often a duplicate looks for the answer (ms). */
const LOOK_MS = 200;
const SWEEP_MS = 60_000;

type Send = () => Promise<ApplicationOutcome>;
/** @param wait of the applicant, for the database; not for the answer that another process waits for itself */
type SharedReplays = (key: string, send: Send, wait: Patience) => Promise<ApplicationOutcome>;

/**
 * The same as `createReplays` for several processes: one sends, and duplicates that reach the others wait for its answer. If that one
 * dies, a duplicate is sent: twice is better than never. While the database is away, each process recognises only its own.
 */
export function createSqlReplays({ quick }: Database): SharedReplays {
  const sweep = createSweep(
    () => quick`
      delete from replay
      where name in (select name from replay where ends_at < (select now_ms()) limit ${SWEEP_ROWS})`,
    SWEEP_MS,
  );

  /**
   * Whether this process is the one that sends. An end that is further away than any is from before the clock was set back; an answer
   * stays one, wherever the clock was set, until it is erased.
   * @param hasWaited whoever has waited for an application that failed is told so; who comes later tries again
   */
  async function claim(name: string, hasWaited: boolean): Promise<boolean> {
    const { changes } = await quick`
      insert into replay (name, ends_at, failed) values (${name}, now_ms() + ${SENDING_MS}, 0)
      on conflict (name) do update set ends_at = excluded.ends_at, failed = 0, answer = null
      where (replay.answer is null or replay.failed = 1)
        and (replay.ends_at not between now_ms() and now_ms() + ${ANSWER_MS}
          or (replay.failed = 1 and ${hasWaited ? 1 : 0} = 0))`;
    return changes === 1;
  }

  async function findAnswer(name: string): Promise<string | null> {
    const { rows } = await quick<{ answer: string | null }>`
      select answer from replay where name = ${name}`;
    return rows[0]?.answer ?? null;
  }

  /** A sign that arrives after the answer changes nothing. */
  const stillSending = (name: string) => quick`
    update replay set ends_at = now_ms() + ${SENDING_MS} where name = ${name} and answer is null`;

  /** The failure of a process that was thought dead does not replace the answer of the one that took its place. */
  const tell = (name: string, answer: string, isFailed: boolean) => quick`
    insert into replay (name, ends_at, failed, answer)
    values (${name}, now_ms() + ${isFailed ? FAILURE_MS : ANSWER_MS}, ${isFailed ? 1 : 0}, ${answer})
    on conflict (name) do update set ends_at = excluded.ends_at, failed = excluded.failed, answer = excluded.answer
    where replay.answer is null or replay.failed = 1`;

  /** The answer of the process that sends; null if this one is to. Rejects if the database does not say. */
  async function answerOfOther(name: string, wait: Patience): Promise<string | null> {
    if (await wait(claim(name, false))) return null;
    for (let answer = await wait(findAnswer(name)); ; answer = await findAnswer(name)) {
      if (answer !== null) return answer;
      await pause(LOOK_MS);
      if (await claim(name, true)) return null;
    }
  }

  return async (key, send, wait) => {
    const name = hashOf('name', key).toString('base64url');
    // The answer may repeat what an applicant typed: only who has the application can read it.
    const seal = createSeal(hashOf('seal', key), 'replay 1');
    const answer = await answerOfOther(name, wait).catch(() => null);
    const opened = answer === null ? null : seal.open(name, Buffer.from(answer, 'base64'));
    if (opened !== null) return JSON.parse(opened.toString()) as ApplicationOutcome;
    const signs = setInterval(
      () => void stillSending(name).catch(() => undefined),
      STILL_SENDING_MS,
    );
    const outcome = await send().finally(() => clearInterval(signs));
    const sealed = seal.seal(name, [Buffer.from(JSON.stringify(outcome))]).toString('base64');
    await wait(tell(name, sealed, outcome.kind === 'failed')).catch(() => undefined);
    sweep();
    return outcome;
  };
}

const hashOf = (purpose: string, key: string): Buffer =>
  createHash('sha256').update(`${purpose}:${key}`).digest();
