import { rm } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { system } from '#lib/actor.ts'
import { formatInteger, longDateTime } from '#lib/text/format.ts'
import { isSealedArchive } from '#server/backup/archive/read.ts'
import { type Checked, checkArchive } from '#server/backup/check-archive.ts'
import { NOT_TRIED } from '#server/backup/child.ts'
import { noteRestored } from '#server/backup/commands/note-restored.ts'
import { drill, type Rehearsal } from '#server/backup/drill.ts'
import { restoreArchive } from '#server/backup/restore-archive.ts'
import { requireWritable } from '#server/embedded/disk.ts'
import { recall } from '#server/embedded/memory.ts'
import { migrationNames } from '#server/platform/db/migrations.ts'
import { readSettings, type Settings } from '#server/platform/process/env.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { anybodyWrote, eraseAgain, placeSecrets, readLine, sayMasters } from './steps/backups.ts'
import { migrateDatabase } from './steps/content.ts'
import { openDatabase } from './steps/database.ts'
import { loadEnvironmentFile, prepareEnvironment, root } from './steps/environment.ts'
import { type Lifetime, run } from './steps/lifetime.ts'
import { applyOnly, inspect } from './steps/migrations.ts'
import { startScratchPostgres } from './steps/testing/scratch-postgres.ts'

const usage =
  'npm run restore -- ARQUIVO [--erasures LISTA] (ou, para só conferir: --check lê o arquivo e o restaura em um banco à parte)'

/** `PRIORITY_BELOW_NORMAL` of `node:os`, so that readers' requests go before a check. */
const BELOW_NORMAL_PRIORITY = 10

await run(async lifetime => {
  const options = { check: { type: 'boolean' }, drill: { type: 'boolean' }, erasures: { type: 'string' } } as const
  const { file, values } = readLine(options, usage)
  loadEnvironmentFile()
  const settings = readSettings({ ...process.env, NODE_ENV: 'production' })
  // --drill is the older name.
  return values.check || values.drill
    ? check(file, settings, lifetime)
    : restore(file, settings, { lifetime, erasures: values.erasures })
})

/** Reads an archive to its end, and restores it into a scratch database where there is one. Gives the exit code. */
async function check(file: string, settings: Settings, lifetime: Lifetime): Promise<number> {
  const { signal } = lifetime
  setPriority(BELOW_NORMAL_PRIORITY)
  try {
    const checked = await checkArchive(file, settings.BACKUP_KEY, { signal })
    const { header, manifest, secrets } = checked
    console.log(
      `A cópia está inteira. Feita em ${longDateTime(new Date(header.createdAt))}, pela versão ${header.product}.`,
    )
    console.log(`Conteúdo: ${manifest.sha256}`)
    if (!secrets) console.log(anybodyWrote)
    const rehearsal = await rehearse(file, { checked, settings, lifetime })
    if (!rehearsal.tried) {
      console.error(`A cópia NÃO foi restaurada para conferir. ${rehearsal.reason}`)
      return NOT_TRIED
    }
    console.log('Ela foi restaurada em um banco à parte: todas as linhas e todos os arquivos voltaram iguais.')
    return 0
  } catch (error) {
    if (signal.aborted) return 1
    throw error
  }
}

interface Rehearsing {
  checked: Checked
  settings: Settings
  lifetime: Lifetime
}

async function rehearse(file: string, { checked, settings, lifetime }: Rehearsing): Promise<Rehearsal> {
  const { signal } = lifetime
  const place = await scratchPlace(settings, lifetime).catch((error: unknown) => {
    if (error instanceof OperatorError) return error
    throw error
  })
  if (place instanceof OperatorError) return { tried: false, reason: place.message }
  const { url, folder } = place
  const migrations = await migrationNames(root)
  const migrate = (at: string, names: readonly string[]) => applyOnly(at, names, signal)
  return drill({ file, key: settings.BACKUP_KEY, checked, url, folder, migrations, migrate, signal })
}

/** The server of the house, which makes the scratch database, or one of its own on a machine without a house. Raises OperatorError without either. */
async function scratchPlace(settings: Settings, lifetime: Lifetime): Promise<{ url: string; folder?: string }> {
  if (settings.DATABASE_URL || recall(settings.DATA_DIR)) {
    const { ownerUrl, embedded, folder } = await openDatabase(settings, lifetime, { join: true })
    await inspect(ownerUrl)
    return { url: ownerUrl, ...(embedded && { folder: folder ?? settings.DATA_DIR }) }
  }
  const scratch = await startScratchPostgres()
  lifetime.onClose(() => scratch.stop())
  return scratch
}

interface Restoring {
  lifetime: Lifetime
  /** A ledger of erasures beside those in DATA_DIR, BACKUP_DIR and the archive's folder. */
  erasures?: string
}

async function restore(file: string, settings: Settings, { lifetime, erasures }: Restoring): Promise<number> {
  const { DATA_DIR, BACKUP_KEY } = settings
  await requireWritable(DATA_DIR)
  const database = await openDatabase(settings, lifetime)
  const { ownerUrl } = database
  if (!(await isSealedArchive(file))) console.log(anybodyWrote)
  const { header, manifest, secrets, settled, cleaned } = await restoreArchive({
    file,
    key: BACKUP_KEY,
    url: ownerUrl,
    uploads: join(DATA_DIR, 'uploads'),
    migrations: await migrationNames(root),
    migrate: names => applyOnly(ownerUrl, names, lifetime.signal),
    signal: lifetime.signal,
  })
  const remarks = placeSecrets(settings, secrets)
  await rm(join(DATA_DIR, 'press'), { recursive: true, force: true })
  await prepareEnvironment('production')
  const applied = await migrateDatabase(database, lifetime)
  await noteRestored(system, { archivedAt: header.createdAt })
  const erasedAgain = await eraseAgain([file, ...(erasures ? [resolve(erasures)] : [])], settings)
  const masters = secrets ? [] : [await sayMasters()]
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Restaurada a cópia de ${header.createdAt}: ${formatInteger(rows)} linhas, ${formatInteger(manifest.uploads.files)} arquivos.`,
  )
  console.log(`Conteúdo: ${manifest.sha256}, conferido no banco restaurado.`)
  if (applied.length > 0) console.log(`Depois, migrações desta versão: ${applied.length}.`)
  if (settled > 0)
    console.log(`Linhas que dependiam do que uma cópia não traz, como sessões: ${settled}, retiradas ou desligadas.`)
  if (cleaned > 0) console.log(`Textos com HTML que este produto não guarda, limpos: ${cleaned}.`)
  for (const remark of [...erasedAgain, ...masters, ...remarks]) console.log(remark)
  console.log('Todos precisam entrar de novo: as sessões não fazem parte de uma cópia. Agora: npm start')
  return 0
}
