/** What prettier and the compiler do not see: promises that nobody awaits, and traps of Svelte. */
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const parserOptions = { project: './tsconfig.json', extraFileExtensions: ['.svelte'] };

export default tseslint.config(
  { ignores: ['node_modules', 'public', 'src/net/protocol.ts', 'eslint.config.js'] },
  tseslint.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser, parserOptions },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A case is added, or `default` says what holds for all others.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // It asks for reactive maps also where one is made anew by each computation.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { ...parserOptions, parser: tseslint.parser } },
  },
  {
    // ESLint does not know the types of other components and of generic ones; svelte-check does.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // What stands for a request or for the server is async as that is.
    files: ['**/*.test.ts', '**/fixtures/*.ts'],
    rules: { '@typescript-eslint/require-await': 'off' },
  },
);
