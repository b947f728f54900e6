/** Whether this page needs no React: its layout says so (app/(documents)/layout.tsx). */
export const isDocument = () => document.querySelector('main[data-kind="document"]') !== null;
