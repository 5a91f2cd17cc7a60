import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getHeapStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { shareContext } from './manifests.ts'

const { evalManifest } = createRequire(import.meta.url)('next/dist/server/load-manifest.external.js')
const folder = mkdtempSync(join(tmpdir(), 'manifests-'))

/** A manifest as Next's build writes it. */
function manifestOf(route: string): string {
  const file = join(folder, `${route}.js`)
  const entry = JSON.stringify({ moduleLoading: { prefix: '' } })
  writeFileSync(
    file,
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["${route}"] = ${entry};`,
  )
  return file
}

test('Next reads its manifests without a context for each, and they do not meet', () => {
  shareContext()
  const before = getHeapStatistics().number_of_native_contexts
  const read = ['one', 'two', 'three'].map(route => evalManifest(manifestOf(route)).__RSC_MANIFEST)
  expect(read.map(Object.keys)).toEqual([['one'], ['two'], ['three']])
  expect(read[0].one).toEqual({ moduleLoading: { prefix: '' } })
  expect(getHeapStatistics().number_of_native_contexts).toBe(before)
  expect('__RSC_MANIFEST' in globalThis).toBe(false)
})
