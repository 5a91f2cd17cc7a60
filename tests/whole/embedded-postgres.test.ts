import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pino from 'pino'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'
import { AlreadyRunning, runningPostgres } from '#server/embedded/lock.ts'
import { birthOf } from '#server/platform/process/process.mjs'
import { ask, dataFolder, holdElsewhere, startIn } from '#tests/support/data-folder.ts'

vi.setConfig({ testTimeout: 60_000 })

const portOf = (url: string) => Number(new URL(url).port)
const mainProcess = (folder: string) => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])

let model: string

/** Making a cluster takes a second, so every test but the first copies a cluster that was made, used and stopped. */
beforeAll(async () => {
  model = mkdtempSync('/tmp/portal-test-')
  chmodSync(model, 0o711)
  const server = await startEmbeddedPostgres({ dataDir: model, log: pino({ level: 'silent' }) })
  await ask(server.ownerUrl, "create table notes as select 'kept' as word; grant select on notes to public")
  await server.stop()
  return () => rmSync(model, { recursive: true, force: true })
})

async function usedFolder(): Promise<string> {
  const folder = await dataFolder()
  execFileSync('cp', ['-a', `${model}/.`, folder])
  return folder
}

test('a database of this product: Portuguese order, accents, extensions, loopback, secrets readable by its user only', async () => {
  const dataDir = await usedFolder()
  const { url, ownerUrl, folder } = await startIn(dataDir)
  await ask(ownerUrl, 'create extension unaccent; create extension pg_trgm')
  const words = await ask(
    url,
    "select w, unaccent(w) as plain from unnest(array['uva', 'água', 'abacaxi']) w order by w",
  )
  expect(words.map(row => row.w)).toEqual(['abacaxi', 'água', 'uva'])
  expect(words[1]?.plain).toBe('agua')
  expect(await ask(url, "select similarity('são', 'sã') > 0.3 as accents_count")).toEqual([{ accents_count: true }])
  expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  expect(await ask(url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
  expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  await expect(ask(url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
})

test('two at once on one folder: the second reports the first’s process and address, and changes nothing', async () => {
  const dataDir = await usedFolder()
  const { url } = await startIn(dataDir)
  await expect(startIn(dataDir)).rejects.toThrow(AlreadyRunning)
  await expect(startIn(dataDir)).rejects.toThrow(
    new RegExp(`já está rodando com os dados de ${dataDir} .*${process.pid}`),
  )
  expect(runningPostgres(dataDir)?.url).toBe(url)
  expect(await ask(url, 'select word from notes')).toEqual([{ word: 'kept' }])
})

test('killed with -9, it leaves no database behind: that one ends in order, and everything committed is there', async () => {
  const dataDir = await usedFolder()
  const { child, said } = await holdElsewhere(dataDir)
  await ask(said, "insert into notes values ('committed')")
  const database = mainProcess(join(dataDir, 'postgres'))
  child.kill('SIGKILL')
  await once(child, 'exit')
  await expect.poll(() => birthOf(database), { timeout: 30_000 }).toBeNull()
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8')
  expect(log).toContain('received fast shutdown request')
  const { url } = await startIn(dataDir)
  expect(await ask(url, 'select word from notes order by 1')).toEqual([{ word: 'committed' }, { word: 'kept' }])
})

test('killed with -9 together with what watches over it, its orphan is stopped cleanly and everything committed is there', async () => {
  const dataDir = await usedFolder()
  const { child, said } = await holdElsewhere(dataDir)
  await ask(said, "insert into notes values ('committed')")
  const orphan = mainProcess(join(dataDir, 'postgres'))
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' })
  for (const pid of children.trim().split(/\s+/).map(Number)) if (pid !== orphan) process.kill(pid, 'SIGKILL')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(() => process.kill(orphan, 0)).not.toThrow()
  expect(runningPostgres(dataDir)).toBeNull()

  const { url } = await startIn(dataDir)
  expect(await ask(url, 'select word from notes order by 1')).toEqual([{ word: 'committed' }, { word: 'kept' }])
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8')
  expect(log).toContain('received fast shutdown request')
  expect(log).not.toContain('was not properly shut down')
})

test('the database itself killed with -9 while the product runs: it comes back on the same port', async () => {
  const { url, folder } = await startIn(await usedFolder())
  process.kill(mainProcess(folder), 'SIGKILL')
  await expect
    .poll(() => ask(url, 'select word from notes').catch(() => null), { timeout: 30_000 })
    .toEqual([{ word: 'kept' }])
})

test('a stale postmaster.pid whose number another process has now does not stop the start', async () => {
  const dataDir = await usedFolder()
  const stranger = spawn('sleep', ['60'], { uid: statSync(join(dataDir, 'postgres')).uid })
  onTestFinished(() => {
    stranger.kill()
  })
  const file = join(dataDir, 'postgres/postmaster.pid')
  writeFileSync(file, `${stranger.pid}\n${dataDir}/postgres\n1\n5432\n\n127.0.0.1\n\nready\n`, { mode: 0o600 })
  const { url } = await startIn(dataDir)
  expect(await ask(url, 'select word from notes')).toEqual([{ word: 'kept' }])
  expect(stranger.exitCode).toBeNull()
})

test('an interrupted first start leaves nothing that breaks the next one', async () => {
  const dataDir = await dataFolder()
  mkdirSync(join(dataDir, 'postgres.inacabado-old'))
  writeFileSync(join(dataDir, 'postgres.inacabado-old/PG_VERSION'), '18\n')
  mkdirSync(join(dataDir, 'postgres'))
  const { url } = await startIn(dataDir)
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(readdirSync(dataDir).filter(name => name.includes('inacabado'))).toEqual([])
})

test('a port in use is left alone', async () => {
  const dataDir = await usedFolder()
  const { port } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'))
  const squatter = createServer().listen(port, '127.0.0.1')
  await once(squatter, 'listening')
  onTestFinished(() => {
    squatter.close()
  })
  const { url } = await startIn(dataDir)
  expect(portOf(url)).not.toBe(port)
  expect(await ask(url, 'select word from notes')).toEqual([{ word: 'kept' }])
})

test('a lost password file is made anew, and the old data opens with it', async () => {
  const dataDir = await usedFolder()
  rmSync(join(dataDir, 'postgres.json'))
  const { url } = await startIn(dataDir)
  expect(await ask(url, 'select word from notes')).toEqual([{ word: 'kept' }])
})

test('a read-only folder is reported in a sentence, and nothing is left running', async () => {
  const dataDir = await dataFolder()
  const own = process.getuid?.() ?? 0
  chmodSync(dataDir, 0o555)
  const { child, said } = await holdElsewhere(dataDir, own === 0 ? { uid: 65_534, gid: 65_534 } : {})
  expect(said).toBe(
    `Este usuário não tem permissão para gravar em ${dataDir}. Ajuste o dono da pasta, ou escolha outra em DATA_DIR.`,
  )
  await once(child, 'exit')
  expect(child.exitCode).toBe(1)
})

test('a file in the folder’s place, other content and another PostgreSQL’s cluster are reported, and never changed', async () => {
  const file = join(await dataFolder(), 'arquivo')
  writeFileSync(file, '')
  await expect(startIn(file)).rejects.toThrow(/há um arquivo nesse caminho/)
  const foreign = await dataFolder()
  mkdirSync(join(foreign, 'postgres'))
  writeFileSync(join(foreign, 'postgres/fotos.zip'), 'x')
  await expect(startIn(foreign)).rejects.toThrow(/não contém um banco de dados/)
  expect(existsSync(join(foreign, 'postgres/fotos.zip'))).toBe(true)
  expect(existsSync(join(foreign, 'portal.lock'))).toBe(false)
  const older = await usedFolder()
  writeFileSync(join(older, 'postgres/PG_VERSION'), '17\n')
  await expect(startIn(older)).rejects.toThrow(/é do PostgreSQL 17, e este programa traz o 18/)
})

/** Simulates a DATA_DIR that PostgreSQL's user cannot reach. */
async function folderWithDatabaseElsewhere(): Promise<{ home: string; dataDir: string }> {
  const [home, place] = [await dataFolder(), await usedFolder()]
  const dataDir = join(home, 'dados')
  mkdirSync(dataDir)
  const { password } = JSON.parse(readFileSync(join(place, 'postgres.json'), 'utf8'))
  const elsewhere = { folder: join(place, 'postgres'), dataDir }
  writeFileSync(join(dataDir, 'postgres.json'), JSON.stringify({ password, elsewhere }))
  return { home, dataDir }
}

test('a database outside its data folder follows it when the folder is moved', async () => {
  const { home, dataDir } = await folderWithDatabaseElsewhere()
  renameSync(dataDir, join(home, 'movida'))
  const { url } = await startIn(join(home, 'movida'))
  expect(await ask(url, 'select word from notes')).toEqual([{ word: 'kept' }])
})

test('a copied data folder never shares the database of the original', async () => {
  const { home, dataDir } = await folderWithDatabaseElsewhere()
  cpSync(dataDir, join(home, 'copia'), { recursive: true })
  await expect(startIn(join(home, 'copia'))).rejects.toThrow(/copia é uma cópia de .*dados, e o banco não veio junto/)
})
