import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';

/** Dependencies point one way: rules <- events <- projections <- apps, tools (docs/architecture.md, "The map"). */
const layers = [
  { sourceTag: 'layer:rules', onlyDependOnLibsWithTags: ['layer:rules'], bannedExternalImports: ['*'] },
  { sourceTag: 'layer:events', onlyDependOnLibsWithTags: ['layer:rules', 'layer:events'] },
  {
    sourceTag: 'layer:projections',
    onlyDependOnLibsWithTags: ['layer:rules', 'layer:events', 'layer:projections'],
  },
  {
    sourceTag: 'layer:admin',
    onlyDependOnLibsWithTags: ['layer:rules'],
    bannedExternalImports: ['@nestjs/*', 'typeorm', 'pg', 'bullmq', '@eventstore/*'],
  },
  { sourceTag: 'layer:app', onlyDependOnLibsWithTags: ['layer:rules', 'layer:events', 'layer:projections'] },
  {
    sourceTag: 'layer:tools',
    onlyDependOnLibsWithTags: ['layer:rules', 'layer:events', 'layer:projections', 'layer:tools'],
  },
];

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '**/.angular', '**/*.mjs', '**/*.html'] },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked, prettier],
    plugins: { '@nx': nx },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { allow: [], depConstraints: layers, enforceBuildableLibDependency: false },
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
    files: ['libs/rules/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
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
