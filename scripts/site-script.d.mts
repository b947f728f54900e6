export function bundleScripts(): Promise<{
  readonly addresses: Readonly<Record<'SITE_SCRIPT' | 'HOME_SCRIPT', string>>;
  readonly write: (distDir: string) => void;
}>;
