import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ask, dataFolder, startIn } from '#tests/support/data-folder.ts'

const script = join(process.cwd(), 'scripts/role.ts')

/** Runs `npm run role` on the embedded database of a folder, as npm does. Gives what it printed, or the sentence it failed with. */
async function role(dataDir: string, ...typed: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DATABASE_MIGRATE_URL: '' }
  const ran = promisify(execFile)(process.execPath, [script, ...typed], { env })
  const { stdout, stderr } = await ran.catch((error: { stdout: string; stderr: string }) => error)
  return `${stdout}${stderr}`.trim()
}

test('the command finds the embedded database, whether the house runs or not', { timeout: 120_000 }, async () => {
  const dataDir = await dataFolder()
  const email = 'chefe@exemplo.local'
  expect(await role(dataDir, email, '+master')).toContain('O banco de dados embutido ainda não existe')

  const running = await startIn(dataDir)
  expect(await role(dataDir, email, '+master')).toContain(`Não há conta com o e-mail ${email}`)
  const id = randomUUID()
  await ask(
    running.url,
    `WITH p AS (INSERT INTO profiles (id, full_name, updated_at) VALUES ('${id}', 'Chefe', now()))
      INSERT INTO users (id, email, password_hash) VALUES ('${id}', '${email}', 'x')`,
  )
  expect(await role(dataDir, email, '+master')).toBe(`Papéis de ${email}: Master.`)
  expect(await ask(running.url, 'SELECT 1 AS still')).toEqual([{ still: 1 }])

  await running.stop()
  expect(await role(dataDir, email, '+editor')).toBe(`Papéis de ${email}: Master, Editor.`)
  // It stopped the database that it had started, and left the folder free.
  const again = await startIn(dataDir)
  expect(await ask(again.url, 'SELECT role::text AS held FROM user_roles ORDER BY held')).toEqual([
    { held: 'editor' },
    { held: 'master' },
  ])
})
