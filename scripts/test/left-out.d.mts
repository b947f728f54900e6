type JestFile = {
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
};
type Annotation = { readonly type: string; readonly description?: string };
type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly status: string;
      readonly annotations?: readonly Annotation[];
    }[];
  }[];
};
export const leftOutByJest: (testResults: readonly JestFile[]) => Map<string, number>;
export const leftOutByPlaywright: (suites: readonly PlaywrightSuite[]) => Map<string, number>;
export const leftOutLines: (counts: ReadonlyMap<string, number>) => string[];
