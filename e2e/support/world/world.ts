import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@/sandbox/server';
import { startSite, type Site } from './site';

/** What the sandbox's inbox shows of an application, as far as the tests read it. */
export type Received = {
  readonly kind: string;
  readonly n: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly jobId: string | null;
  readonly jobTitle: string | null;
  readonly receiveUpdates: boolean | null;
  readonly hasResume: boolean | null;
  readonly resume: { readonly name: string; readonly bytes: number; readonly href: string } | null;
  readonly botDetection: Readonly<Record<string, unknown>> | null;
};

/** What the inbox shows of a message that came by mail. */
export type Message = {
  readonly kind: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly params: Readonly<Record<string, string>>;
};

/** A fault to inject (sandbox/control/faults.ts). */
export type FaultOrder = {
  readonly match: string;
  readonly status?: number;
  readonly delayMs?: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly times?: number;
  readonly cut?: boolean;
  readonly stall?: boolean;
  readonly bombMb?: number;
  readonly hang?: boolean;
  readonly refuse?: boolean;
};

/** The sandbox that stands in for the staffing platform, for this test's worker alone. */
export class Platform {
  readonly url: string;
  readonly #close: () => Promise<void>;

  constructor(url: string, close: () => Promise<void>) {
    this.url = url;
    this.#close = close;
  }

  static async start(jobs: number | null = null): Promise<Platform> {
    const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-data-'));
    const sandbox = await startSandbox({ port: 0, dataDir, jobs });
    return new Platform(sandbox.url, async () => {
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    });
  }

  async #send(method: string, path: string, body?: unknown): Promise<void> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  }

  get apiUrl(): string {
    return `${this.url}/services/apexrest`;
  }

  fault(order: FaultOrder): Promise<void> {
    return this.#send('POST', '/__faults', order);
  }

  heal(): Promise<void> {
    return this.#send('DELETE', '/__faults');
  }

  serve(jobs: { count: number } | { records: readonly unknown[] }): Promise<void> {
    return this.#send('POST', '/__jobs', jobs);
  }

  /**
   * Adds jobs that are found by id alone, like those posted since the list was read. A site looks up twelve such ids per client and
   * minute (lib/config/limits.ts).
   */
  addUnlisted(records: readonly unknown[]): Promise<void> {
    return this.#send('POST', '/__jobs', { unlisted: records });
  }

  /** How often the platform was called, by method and path. */
  async calls(): Promise<Readonly<Record<string, number>>> {
    const { counts } = await (await fetch(`${this.url}/__calls`)).json();
    return counts;
  }

  emptyInbox(): Promise<void> {
    return this.#send('DELETE', '/inbox.json');
  }

  async inbox(): Promise<readonly Received[]> {
    const entries: readonly Received[] = await (await fetch(`${this.url}/inbox.json`)).json();
    return entries.filter((entry) => entry.kind === 'application');
  }

  /** Messages of the contact form, newest first. */
  async messages(): Promise<readonly Message[]> {
    const entries: readonly Message[] = await (await fetch(`${this.url}/inbox.json`)).json();
    return entries.filter((entry) => entry.kind === 'message');
  }

  /** What the site sent its owner by webhook, newest first. */
  async alerts(): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const entries: readonly { kind: string; alert: Readonly<Record<string, unknown>> }[] = await (
      await fetch(`${this.url}/inbox.json`)
    ).json();
    return entries.filter(({ kind }) => kind === 'alert').map(({ alert }) => alert);
  }

  async resume(received: Received): Promise<Buffer> {
    return Buffer.from(
      await (await fetch(`${this.url}${received.resume?.href ?? ''}`)).arrayBuffer(),
    );
  }

  async records(): Promise<readonly Record<string, unknown>[]> {
    const list: unknown[] = await (
      await fetch(`${this.apiUrl}/cerebralstaffing?Job_Type=Clinical`)
    ).json();
    return list.filter(
      (record): record is Record<string, unknown> => typeof record === 'object' && record !== null,
    );
  }

  close(): Promise<void> {
    return this.#close();
  }
}

/** A site with a platform of its own. */
export type World = {
  readonly site: Site;
  readonly platform: Platform;
  readonly close: () => Promise<void>;
};

type WorldOptions = {
  readonly build?: 'bare' | 'full';
  readonly jobs?: number | null;
  /** The whole feed, served before the site first reads it. */
  readonly records?: readonly unknown[];
  readonly faults?: readonly FaultOrder[];
  readonly settings?: Readonly<Record<string, string>>;
  /** See `startSite`. */
  readonly isGuarded?: boolean;
  /** See `startSite`: false where the faults leave the site without a list. */
  readonly waitsForList?: boolean;
};

export async function makeWorld({
  build = 'bare',
  jobs = null,
  records,
  faults = [],
  settings = {},
  isGuarded = true,
  waitsForList = true,
}: WorldOptions = {}): Promise<World> {
  const platform = await Platform.start(jobs);
  if (records) await platform.serve({ records });
  for (const order of faults) await platform.fault(order);
  const site = await startSite({
    build,
    platformUrl: platform.apiUrl,
    settings,
    isGuarded,
    waitsForList,
  });
  return {
    site,
    platform,
    close: async () => {
      await site.stop();
      await platform.close();
    },
  };
}
