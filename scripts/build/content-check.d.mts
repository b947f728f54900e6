export type ContentProblem = {
  readonly file: string;
  readonly line: number;
  readonly text: string;
};
export function contentProblems(): ContentProblem[];
export function problemLine(problem: ContentProblem): string;
