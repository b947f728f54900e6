export function bundleSiteScript(): Promise<{
  readonly address: string;
  readonly write: (distDir: string) => void;
}>;
