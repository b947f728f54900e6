/** The server's settings, read once (server/settings.mjs). `.env.example` explains each. */
export type Env = {
  /** Address of the platform up to and including `/services/apexrest`, without a trailing slash. */
  staffingApiBaseUrl: string;
  port: number;
  /** The address that a release listens on; null: all. */
  hostname: string | null;
  /** Canonical origin of this site, without a trailing slash. */
  siteUrl: string;
  /** Folder for everything that outlives a restart and is not in PostgreSQL: the site's database. */
  dataDir: string;
  logLevel: string;
  /** How many proxies in front say who the client is. */
  trustedProxies: number;
  /** How long the server answers after it has been told to end. */
  drainMs: number;
  /** A Unix socket to listen on besides the port; null: none. */
  listenSocket: string | null;
  /** Whether Next compresses: written into the build. */
  compress: boolean;
  /** A PostgreSQL that holds what the site keeps; null: a file in `dataDir` does. */
  databaseUrl: string | null;
  /** Applications one client may send in ten minutes; null: as many as usual (limits.ts). */
  rateLimitApplications: number | null;
  /** Checks of a reference's status one client may ask for in ten minutes; null: as many as usual. */
  rateLimitReferences: number | null;
  /** Encrypts queued applications, 32 bytes; null: none are queued. */
  outboxKey: Uint8Array | null;
  /** Whether applications are queued in the outbox; those already there are handed over in any case. */
  queuesApplications: boolean;
  /** How long an application that nobody has seen is kept (ms); null: until somebody has. */
  eraseUnseenMs: number | null;
  /** The token for /metrics; null: there is no such address. */
  metricsToken: string | null;
  /** Where a person is alerted that applications wait: `webhook`, `mail`, both, or neither. */
  alerts: { readonly webhook: string | null; readonly mail: AlertMail | null };
  /** How IndexNow is notified of new and gone jobs; null: it is not. */
  indexNow: { readonly key: string; readonly endpoint: string } | null;
  /** File of the service account for Google's Indexing API; null: it is not notified. */
  googleIndexing: string | null;
  /** Keys for search alerts, and the push services that may be called; null: there are no such alerts. */
  push: PushSettings | null;
};

export type PushSettings = {
  /** The VAPID keys (RFC 8292), in base64url; browsers get the public one. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Host names, with `*.` before one for all its subdomains, and http origins of this machine. */
  readonly hosts: readonly string[];
};

/** The recipient, and the mail server to send through (`smtp://` or `smtps://`, with user and password). */
export type AlertMail = { readonly to: string; readonly server: string };
