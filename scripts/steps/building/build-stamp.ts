import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../environment.ts'

/** The files that a build depends on. A change in a test or in code outside Next's bundle needs no new build. */
const sources = [
  '{app,components,lib,server}/**/*.{ts,tsx,css,json,mjs}',
  '{middleware.ts,instrumentation.ts,package.json,next.config.mjs,postcss.config.mjs,tsconfig.json,package-lock.json}',
  'prisma/{schema.prisma,personal-data.mjs,reference/**/*.json}',
  'scripts/steps/building/build-assets.ts',
]
// Of the press, only `forget.ts` and the keys are part of the build: commands and actions import them.
const excluded = [
  '**/*.test.ts',
  'server/press/{*.ts,request/**,page/**,print/**,send/**,keep/!(forget|key-index).ts}',
  'server/main.ts',
  'server/embedded/**',
]

/** The files that a build depends on, as sorted paths relative to the project. */
export const buildSources = (): string[] => globSync(sources, { cwd: root, exclude: excluded }).sort()

/** A hash of those files, in hexadecimal. */
export function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const file of buildSources()) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
