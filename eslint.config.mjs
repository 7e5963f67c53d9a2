import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';

/** The kernel, each game and the federation on it alone, and the list of all games. */
const rules = ['layer:kernel', 'layer:game', 'layer:federation', 'layer:rules'];

/** Dependencies point one way: kernel <- games <- rules <- events <- projections <- apps, tools (docs/architecture.md, "The map"). */
const layers = [
  { sourceTag: 'layer:kernel', onlyDependOnLibsWithTags: ['layer:kernel'], bannedExternalImports: ['*'] },
  { sourceTag: 'layer:game', onlyDependOnLibsWithTags: ['layer:kernel'], bannedExternalImports: ['*'] },
  {
    sourceTag: 'layer:federation',
    onlyDependOnLibsWithTags: ['layer:kernel', 'layer:federation'],
    bannedExternalImports: ['*'],
  },
  { sourceTag: 'layer:rules', onlyDependOnLibsWithTags: rules, bannedExternalImports: ['*'] },
  { sourceTag: 'layer:events', onlyDependOnLibsWithTags: [...rules, 'layer:events'] },
  {
    sourceTag: 'layer:projections',
    onlyDependOnLibsWithTags: [...rules, 'layer:events', 'layer:projections'],
  },
  {
    sourceTag: 'layer:accounts',
    onlyDependOnLibsWithTags: [...rules, 'layer:events', 'layer:projections', 'layer:accounts'],
  },
  {
    sourceTag: 'layer:admin',
    onlyDependOnLibsWithTags: rules,
    bannedExternalImports: ['@nestjs/*', 'typeorm', 'pg', 'bullmq', '@eventstore/*'],
  },
  {
    sourceTag: 'layer:app',
    onlyDependOnLibsWithTags: [...rules, 'layer:events', 'layer:projections', 'layer:accounts'],
  },
  {
    sourceTag: 'layer:tools',
    onlyDependOnLibsWithTags: [
      ...rules,
      'layer:events',
      'layer:projections',
      'layer:accounts',
      'layer:tools',
    ],
  },
];

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '**/.angular', '**/*.mjs', '**/*.html', '**/*.operations.ts'] },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked, prettier],
    plugins: { '@nx': nx },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          depConstraints: layers,
          enforceBuildableLibDependency: false,
          // A game's face stands on its rules, which come with the same page (tools/e2e/admin-chunks.e2e.spec.ts).
          checkDynamicDependenciesExceptions: ['@arbitre/rules/*'],
        },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals (style page: types first).' },
      ],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // A rules library is pure: no clock, no randomness, no I/O.
    files: ['libs/rules/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/bench/**', '**/testing/**'],
    rules: {
      'no-restricted-globals': ['error', 'process', 'Buffer', 'setTimeout', 'fetch', 'console'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random' },
        { object: 'Date', property: 'now' },
      ],
    },
  },
  {
    // A page loads the rules of its own game alone.
    files: ['apps/admin/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@arbitre/rules',
              message: 'That is every game: games/game-on-page.ts loads the rules of one.',
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
  {
    // What specs share draws examples as specs do; its imports point the same way as the rules'.
    files: ['libs/rules/**/testing/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          depConstraints: layers.map(({ sourceTag, onlyDependOnLibsWithTags }) => ({
            sourceTag,
            onlyDependOnLibsWithTags,
          })),
        },
      ],
    },
  },
  {
    // Tests may start real services of any layer.
    files: ['**/*.spec.ts', '**/bench/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': ['error', { allow: ['@arbitre/**'], depConstraints: [] }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-floating-promises': 'error',
      'max-lines': 'off',
    },
  },
);
