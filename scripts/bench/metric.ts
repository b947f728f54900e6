/** Lets a bench read `/metrics`. */
export const TOKEN = 'for-the-bench-alone';

/** A figure of the site's own metrics, by its name. */
export async function metric(url: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
