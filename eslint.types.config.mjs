import tsParser from '@typescript-eslint/parser';
import { noTextAsKey } from './scripts/lint/no-text-as-key.mjs';

/** The rule that needs types, apart from the others because types cost a minute. No comment switches it off. */
const config = [
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  {
    files: ['{app,components,elements,lib}/**/*.{ts,tsx}', 'middleware.ts', 'instrumentation.ts'],
    ignores: ['lib/domain/basics/own-value.ts'],
    languageOptions: {
      parser: tsParser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { own: { rules: { 'no-text-as-key': noTextAsKey } } },
    rules: { 'own/no-text-as-key': 'error' },
  },
];

export default config;
