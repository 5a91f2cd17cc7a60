import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { installed } from './packages.mjs'

interface LockEntry {
  version?: string
  integrity?: string
  optional?: boolean
  optionalDependencies?: Record<string, string>
}

const wanted = {
  '': {},
  'node_modules/next': { version: '16.0.0', integrity: 'sha512-a' },
  'node_modules/swc-darwin': { version: '16.0.0', optional: true },
}

/** A project with a lock file and, unless null, with these packages installed. */
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

test('another version or other content of a package asks for an install', () => {
  expect(installed(project({ 'node_modules/next': { version: '15.0.0', integrity: 'sha512-a' } }))).toBe(false)
  expect(installed(project({ 'node_modules/next': { version: '16.0.0', integrity: 'sha512-b' } }))).toBe(false)
})

test('a fresh clone and an install that was cut short ask for one', () => {
  const root = project(null)
  expect(installed(root)).toBe(false)
  mkdirSync(join(root, 'node_modules'))
  expect(installed(root)).toBe(false)
})

test('the lock file names the packages of every kind of machine: npm ci refuses one that does not', () => {
  // A registry that lacks some of them makes `npm install` write a lock file without them.
  const lock = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')
  const packages: Record<string, LockEntry> = JSON.parse(lock).packages
  const names = new Set(Object.keys(packages).map(path => path.slice(path.lastIndexOf('node_modules/') + 13)))
  const missing = Object.values(packages).flatMap(entry =>
    Object.keys(entry.optionalDependencies ?? {}).filter(name => !names.has(name)),
  )
  expect(missing).toEqual([])
})
