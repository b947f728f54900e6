import 'server-only';
import { createClient, ErrorReply, RESP_TYPES } from 'redis';
import { isTimeout } from '@/lib/domain/basics/timeout-error';
import { logger } from '@/lib/server/process/log';
import { within } from '@/lib/server/process/within';

/** How long a command may take (ms): a visitor may be waiting for it. */
const COMMAND_MS = 250;
/** How long a command may take if no visitor waits for it, or if without it something would be done twice (ms). */
const PATIENT_MS = 2_000;
/** How long a connection that was late has to prove that it is alive (ms). */
const PROBE_MS = 1_500;
/** How long connecting may take, which only the start of the process waits for, and the time between two tries (ms). */
const CONNECT_MS = 2_000;
const RETRY_MS = 1_000;

/** The prefix of all our keys in Redis. */
const KEY_PREFIX = 'fernway:';

const newClient = (url: string) =>
  createClient({
    url,
    keyPrefix: KEY_PREFIX,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    // We replace a lost connection ourselves, in the same way whether Redis died or hangs.
    socket: { reconnectStrategy: false, connectTimeout: CONNECT_MS },
  });
const bytesOf = (client: ReturnType<typeof newClient>) =>
  client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });

/** The same connection twice: one answers with text, the other with bytes. */
export type RedisClient = {
  readonly text: ReturnType<typeof newClient>;
  readonly bytes: ReturnType<typeof bytesOf>;
};

export type RedisLink = {
  /**
   * Runs a command, or a few at once. Rejects at once while Redis is unavailable, and after 250 ms without an answer (two seconds if
   * 'patient'): every caller has a fallback.
   */
  readonly run: <T>(work: (client: RedisClient) => Promise<T>, patience?: 'patient') => Promise<T>;
  readonly close: () => void;
};

/**
 * One connection with a deadline for every command (docs/decisions/0022). After a late command, no visitor waits for the connection
 * until it has answered a ping. If it fails or stays silent, a new one is tried every second. Loss and return are logged once each.
 */
export async function openRedisLink(url: string): Promise<RedisLink> {
  let client: RedisClient | null = null;
  let doubted: RedisClient | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const refusals = new Set<string>();

  function lose(lost: RedisClient, error: unknown): void {
    if (client !== lost) return;
    client = null;
    lost.text.destroy();
    refusals.clear();
    logger().warn(
      { reason: String(error) },
      'Redis is unavailable: this instance continues on its own',
    );
    tryLater();
  }

  function doubt(late: RedisClient): void {
    if (doubted === late) return;
    doubted = late;
    within(PROBE_MS, late.text.ping()).then(
      () => (doubted = null),
      (error: unknown) => lose(late, error),
    );
  }

  function tryLater(): void {
    if (isClosed) return;
    timer = setTimeout(
      () =>
        void connect().then(
          () => logger().info('Redis is back: the instances share again'),
          tryLater,
        ),
      RETRY_MS,
    ).unref();
  }

  async function connect(): Promise<void> {
    const text = newClient(url);
    const made: RedisClient = { text, bytes: bytesOf(text) };
    text.on('error', (error) => lose(made, error));
    try {
      await within(CONNECT_MS, text.connect());
    } catch (error) {
      if (text.isOpen) text.destroy();
      throw error;
    }
    if (isClosed) return text.destroy();
    text.unref();
    client = made;
  }

  /** An error reply (memory full, still loading …) does not mean the connection is lost. */
  function note(refusal: ErrorReply): void {
    const [code = ''] = refusal.message.split(' ', 1);
    if (refusals.has(code)) return;
    refusals.add(code);
    logger().warn({ reason: refusal.message }, 'Redis refuses');
  }

  await connect().catch((error: unknown) => {
    logger().warn(
      { reason: String(error) },
      'Redis is unavailable: this instance starts on its own',
    );
    tryLater();
  });

  return {
    async run(work, patience) {
      const used = client;
      const isDoubted = used === doubted && patience === undefined;
      if (used === null || isDoubted) throw new Error('Redis is unavailable');
      try {
        return await within(patience ? PATIENT_MS : COMMAND_MS, work(used));
      } catch (error) {
        // eslint-disable-next-line no-restricted-syntax -- thrown by the client that this module made
        if (error instanceof ErrorReply) note(error);
        else if (isTimeout(error)) doubt(used);
        else lose(used, error);
        throw error;
      }
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      client?.text.destroy();
      client = null;
    },
  };
}
