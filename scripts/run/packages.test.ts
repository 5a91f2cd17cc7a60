import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { generated, isComplete } from './packages.mjs'

const next = { version: '16.0.0', integrity: 'sha512-a' }
const lock = {
  packages: {
    '': { devDependencies: { vitest: '5.0.0' } },
    'node_modules/next': next,
    'node_modules/vitest': { version: '5.0.0', dev: true },
    'node_modules/playwright': { version: '1.0.0', devOptional: true },
    'node_modules/swc-darwin': { version: '16.0.0', optional: true },
  },
}
const serving = { 'node_modules/next': next }
const everything = {
  ...serving,
  'node_modules/vitest': { version: '5.0.0' },
  'node_modules/playwright': { version: '1.0.0' },
}

test.each<[string, boolean, object | null, boolean]>([
  ['no list of npm’s', false, null, false],
  ['nothing', false, {}, false],
  ['another version', false, { 'node_modules/next': { ...next, version: '15.0.0' } }, false],
  ['other content', false, { 'node_modules/next': { ...next, integrity: 'sha512-b' } }, false],
  ['all but development’s and other machines’ packages', true, serving, false],
  ['the same, for development', false, serving, true],
  ['all but other machines’ packages, for development', true, everything, true],
])('with %s an installation is complete: %s', (_, complete, packages, development) =>
  expect(isComplete(lock, packages && { packages }, { development })).toBe(complete),
)

test('the client is generated anew after an install, a change of the schema, and a generation that did not end', () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-packages-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const changed = (file: string, hour: number) => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), '')
    utimesSync(join(root, file), hour * 3_600, hour * 3_600)
  }
  changed('node_modules/.package-lock.json', 1)
  changed('prisma/schema.prisma', 2)
  changed('prisma/generated/client.ts', 3)
  expect(generated(root)).toBe(false)
  changed('prisma/generated/.made', 3)
  expect(generated(root)).toBe(true)
  for (const file of ['node_modules/.package-lock.json', 'prisma/schema.prisma']) {
    changed(file, 4)
    expect(generated(root)).toBe(false)
    changed(file, 1)
  }
})

test('the lock file names the packages of every kind of machine: npm ci refuses one that does not', () => {
  // With a registry that lacks some of them, `npm install` writes a lock file without them.
  const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'))
  const names = new Set(Object.keys(packages).map(path => path.slice(path.lastIndexOf('node_modules/') + 13)))
  const missing = Object.values<{ optionalDependencies?: object }>(packages).flatMap(entry =>
    Object.keys(entry.optionalDependencies ?? {}).filter(name => !names.has(name)),
  )
  expect(missing).toEqual([])
})
