export function isDocument(html: string): boolean;
export function withoutFramework(html: string): string;
