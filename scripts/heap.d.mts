export const HEAP_MB: number;
export const PROCESS_MB: number;
export const heapFlag: (megabytes?: number) => string;
