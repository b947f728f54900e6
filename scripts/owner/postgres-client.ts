import pg from 'pg';

/**
 * Connects to the site's PostgreSQL for one piece of work of an owner's command.
 * @param as the command's name, for whoever looks at the server's connections, and how long it waits for an answer (ms)
 * @throws Error if the server does not answer, or refuses
 */
export async function withPostgres<T>(
  url: string,
  as: { readonly name: string; readonly answerMs: number },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: as.name,
    connectionTimeoutMillis: as.answerMs,
    query_timeout: as.answerMs,
  });
  // Without a listener a lost connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
