import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keptSecret, secretFile } from './environment.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'portal-secret-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

test('the secret is made once, is long, and only its owner can read it', () => {
  const dataDir = folder()
  const secret = keptSecret(dataDir)
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(keptSecret(dataDir)).toBe(secret)
  expect(readFileSync(secretFile(dataDir), 'utf8')).toBe(secret)
  expect(statSync(secretFile(dataDir)).mode & 0o777).toBe(0o600)
  expect(keptSecret(folder())).not.toBe(secret)
})
