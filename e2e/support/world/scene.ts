import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite, type Site } from './site';
import { Platform } from './world';

/** A platform, and sites on it that can be ended and started again with what they have on disk. */
export type Scene = {
  readonly platform: Platform;
  /**
   * Starts a site, of the bare build.
   * @param settings beside those of the scene
   * @param dataDir of a site that ended; a fresh folder unless given
   */
  readonly start: (settings?: Readonly<Record<string, string>>, dataDir?: string) => Promise<Site>;
  readonly stopSites: () => Promise<void>;
  /** Stops everything, and removes what it left on disk. */
  readonly close: () => Promise<void>;
};

export type SceneOptions = {
  /** How many jobs the platform has; the sandbox's own number unless given. */
  readonly jobs?: number | null;
  /** Settings of every site; a function, because some depend on the platform's address. */
  readonly settings?: (platform: Platform) => Readonly<Record<string, string>>;
};

export async function makeScene({
  jobs = null,
  settings: settingsOf = () => ({}),
}: SceneOptions = {}): Promise<Scene> {
  const platform = await Platform.start(jobs);
  const sites: Site[] = [];
  const folders: string[] = [];
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scene-'));
    folders.push(folder);
    return folder;
  };
  const stopSites = async () => {
    await Promise.all(sites.map((site) => site.stop()));
  };
  return {
    platform,
    start: async (settings = {}, dataDir) => {
      const site = await startSite({
        build: 'bare',
        platformUrl: platform.apiUrl,
        // A folder that the scene made outlives the site: the next one may continue with it.
        dataDir: dataDir ?? (await newFolder()),
        settings: { ...settingsOf(platform), ...settings },
      });
      sites.push(site);
      return site;
    },
    stopSites,
    close: async () => {
      await stopSites();
      await platform.close();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}
