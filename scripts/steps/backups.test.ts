import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#server/platform/process/env.ts'
import { placeSecrets } from './backups.ts'

const plain = 'the-secret-of-the-old-house-0123456789'

test.each([
  ['letters', plain],
  ['a sign that begins a comment', `${plain}#1`],
  ['quotes', `${plain}'"`],
])('a key with %s comes back whole from the file that the operator copies', (_, secret) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-secrets-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const own = 'the-secret-of-the-new-house-0123456789'
  const settings = readSettings({ DATA_DIR: dataDir, AUTH_SECRET: own })
  const said = placeSecrets(settings, { AUTH_SECRET: plain, DATA_KEY: secret, DATA_KEY_OLD: [] })
  expect(said.join()).toContain('restored.env')
  const lines = parseEnv(readFileSync(join(dataDir, 'restored.env'), 'utf8'))
  expect(lines).toEqual({ DATA_KEY: secret, DATA_KEY_OLD: plain })
})
