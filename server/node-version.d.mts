export const LEAST_NODE: string;
export const PINNED_NODE: string;
export const nodeVersionProblem: (version: string) => string | null;
export const missingNodeFixes: (version: string) => string | null;
export const refuseOldNode: (version?: string) => void;
