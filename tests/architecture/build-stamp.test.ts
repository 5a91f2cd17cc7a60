import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { buildSources } from '../../scripts/steps/building/build-stamp.ts'

const root = join(import.meta.dirname, '../..')

/** The files from which Next starts bundling. */
const entries = globSync(['app/**/*.{ts,tsx}', 'middleware.ts', 'instrumentation.ts'], { cwd: root })

/** The modules that a file imports, without type imports, which are erased before bundling. */
function loadedBy(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const named =
    /^(?:import|export)\b(?!\s+type\b)[^'"]*?['"]((?:#|\.)[^'"]+)['"]|\bimport\(\s*['"]((?:#|\.)[^'"]+)['"]/gm
  return [...source.matchAll(named)]
    .map(([, still, late]) => still ?? late ?? '')
    .map(name => (name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name))))
    .filter(
      name =>
        existsSync(join(root, name)) && !name.startsWith('node_modules/') && !name.startsWith('prisma/generated/'),
    )
}

function bundled(): Set<string> {
  const seen = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    if (/\.tsx?$/.test(file)) waiting.push(...loadedBy(file))
  }
  return seen
}

test('a change in any file that Next bundles makes the build stale', () => {
  const sources = new Set(buildSources())
  const files = [...bundled()]
  expect(files.length).toBeGreaterThan(150)
  expect(files).toContain('server/press/keep/forget.ts')
  expect(files).toContain('prisma/reference/stored-items.json')
  expect(files.filter(file => !sources.has(file))).toEqual([])
})

test('a change in code outside Next’s bundle does not', () => {
  expect(buildSources()).not.toContain('server/press/press.ts')
  expect(buildSources()).not.toContain('server/main.ts')
})
