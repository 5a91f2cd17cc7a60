import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { installed, lockForServing } from './packages.mjs'

interface LockEntry {
  version?: string
  integrity?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  devDependencies?: Record<string, string>
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)

const wanted = {
  '': { devDependencies: { vitest: '5.0.0' } },
  'node_modules/next': { version: '16.0.0', integrity: 'sha512-a' },
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/playwright': { version: '1.0.0', devOptional: true },
  'node_modules/swc-darwin': { version: '16.0.0', optional: true },
}

/** Makes a project with a lock file and, unless null, these installed packages. */
function project(present: Record<string, LockEntry> | null): string {
  const root = mkdtempSync(join(tmpdir(), 'portal-packages-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  if (!present) return root
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true })
  writeFileSync(join(root, 'node_modules/.bin/node'), '')
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }))
  return root
}

test('packages for other machines may be missing, all others not', () => {
  expect(installed(project({ 'node_modules/next': { version: '16.0.0', integrity: 'sha512-a' } }))).toBe(true)
  expect(installed(project({}))).toBe(false)
})

test('another version or other content of a package requires an install', () => {
  expect(installed(project({ 'node_modules/next': { version: '15.0.0', integrity: 'sha512-a' } }))).toBe(false)
  expect(installed(project({ 'node_modules/next': { version: '16.0.0', integrity: 'sha512-b' } }))).toBe(false)
})

const serving = { 'node_modules/next': { version: '16.0.0', integrity: 'sha512-a' } }
const everything = {
  ...serving,
  'node_modules/vitest': { version: '5.0.0' },
  'node_modules/playwright': { version: '1.0.0' },
}

test('the site runs with or without development packages; development needs all of them', () => {
  expect(installed(project(serving))).toBe(true)
  expect(installed(project(serving), { development: true })).toBe(false)
  expect(installed(project(everything))).toBe(true)
  expect(installed(project(everything), { development: true })).toBe(true)
})

test('an install for serving uses a lock file without development packages', () => {
  expect(lockForServing({ lockfileVersion: 3, packages: wanted })).toEqual({
    lockfileVersion: 3,
    packages: {
      '': {},
      'node_modules/next': wanted['node_modules/next'],
      'node_modules/swc-darwin': wanted['node_modules/swc-darwin'],
    },
  })
})

test('no package for serving needs one that is left out', () => {
  const { packages } = lockForServing(
    JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')),
  )
  const names = new Set(Object.keys(packages).map(nameOf))
  const needed = (Object.values(packages) as LockEntry[]).flatMap(entry =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
  )
  expect(needed.filter(name => !names.has(name))).toEqual([])
})

test('the lock file names the packages of every kind of machine: npm ci refuses one that does not', () => {
  // With a registry that lacks some of them, `npm install` writes a lock file without them.
  const lock = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')
  const packages: Record<string, LockEntry> = JSON.parse(lock).packages
  const names = new Set(Object.keys(packages).map(nameOf))
  const missing = Object.values(packages).flatMap(entry =>
    Object.keys(entry.optionalDependencies ?? {}).filter(name => !names.has(name)),
  )
  expect(missing).toEqual([])
})
