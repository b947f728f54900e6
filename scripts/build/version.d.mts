export function versionProblem(version: string, changelog: string): string | null;
