declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor asks every site not to pass data on. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the visitor has asked not to be measured (docs/product/decisions.md, 'consent'). */
export const wantsPrivacy = (): boolean => navigator.globalPrivacyControl === true;
