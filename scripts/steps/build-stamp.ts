import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './environment.ts'

/** What a build is made from. Tests and what runs outside Next's bundle would only cause builds that change nothing. */
const sources = [
  '{app,components,lib,server}/**/*.{ts,tsx,css,json,mjs}',
  '{middleware.ts,instrumentation.ts,package.json,next.config.mjs,postcss.config.mjs,tsconfig.json,package-lock.json}',
  'prisma/schema.prisma',
  'scripts/build-assets.ts',
]
// Of the press, commands and actions bring `forget.ts` into the bundle, and that the keys; the build leaves its writer by `writer.ts`.
const aside = [
  '**/*.test.ts',
  'server/press/{!(forget).ts,page/**,send/**,print/!(writer).ts,keep/{!(key-index).ts,disk/**}}',
  'server/main.ts',
  'server/embedded/**',
]

/** The files that a build is made from, by their paths in the project, in order. */
export const buildSources = (): string[] => globSync(sources, { cwd: root, exclude: aside }).sort()

/** The state of those files, as one word. */
export function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const file of buildSources()) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
