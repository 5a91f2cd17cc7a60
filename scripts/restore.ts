import { rm } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { system } from '#lib/actor.ts'
import { formatInteger } from '#lib/text/format.ts'
import { checkArchive } from '#server/backup/check-archive.ts'
import { NO_RIGHT } from '#server/backup/child.ts'
import { noteRestored } from '#server/backup/commands/note-restored.ts'
import { drill, NoRightToDrill } from '#server/backup/drill.ts'
import { restoreArchive } from '#server/backup/restore-archive.ts'
import { requireWritable } from '#server/embedded/disk.ts'
import { migrationNames } from '#server/platform/db/migrations.ts'
import { readSettings, type Settings } from '#server/platform/process/env.ts'
import { eraseAgain, namedFile, placeSecrets } from './steps/backups.ts'
import { migrateDatabase } from './steps/content.ts'
import { openDatabase } from './steps/database.ts'
import { loadEnvironmentFile, prepareEnvironment, root } from './steps/environment.ts'
import { type Lifetime, run } from './steps/lifetime.ts'
import { applyOnly } from './steps/migrations.ts'

const usage =
  'npm run restore -- ARQUIVO [--erasures LISTA] (ou, sem restaurar: --check confere o arquivo, --drill ensaia em um banco à parte)'

await run(async lifetime => {
  const options = { check: { type: 'boolean' }, drill: { type: 'boolean' }, erasures: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const file = resolve(namedFile(positionals, usage))
  loadEnvironmentFile()
  const settings = readSettings({ ...process.env, NODE_ENV: 'production' })
  if (values.check) return check(file, settings)
  return values.drill
    ? rehearse(file, settings, lifetime)
    : restore(file, settings, { lifetime, erasures: values.erasures })
})

async function check(file: string, { BACKUP_KEY }: Settings): Promise<number> {
  const { header, manifest } = await checkArchive(file, BACKUP_KEY)
  console.log(`A cópia está inteira. Feita em ${header.createdAt}, pela versão ${header.product}.`)
  console.log(`Conteúdo: ${manifest.sha256}`)
  return 0
}

async function rehearse(file: string, settings: Settings, lifetime: Lifetime): Promise<number> {
  setPriority(10)
  const { url } = await openDatabase(settings, lifetime, { join: true })
  const migrations = await migrationNames(root)
  const migrate = (at: string, names: readonly string[]) => applyOnly(at, names, lifetime.signal)
  const rehearsed = await drill({ file, key: settings.BACKUP_KEY, url, migrations, migrate }).catch(error => {
    if (error instanceof NoRightToDrill) return error
    throw error
  })
  if (rehearsed instanceof NoRightToDrill) {
    console.error(rehearsed.message)
    return NO_RIGHT
  }
  const { manifest } = rehearsed
  console.log(`O ensaio deu certo: todas as linhas e todos os arquivos voltaram iguais. Conteúdo: ${manifest.sha256}`)
  return 0
}

interface Restoring {
  lifetime: Lifetime
  /** A ledger of erasures beside those in DATA_DIR, BACKUP_DIR and the archive's folder. */
  erasures?: string
}

async function restore(file: string, settings: Settings, { lifetime, erasures }: Restoring): Promise<number> {
  const { DATA_DIR, BACKUP_KEY } = settings
  await requireWritable(DATA_DIR)
  const { url } = await openDatabase(settings, lifetime)
  const { header, manifest, secrets } = await restoreArchive({
    file,
    key: BACKUP_KEY,
    url,
    uploads: join(DATA_DIR, 'uploads'),
    migrations: await migrationNames(root),
    migrate: names => applyOnly(url, names, lifetime.signal),
  })
  const remarks = placeSecrets(settings, secrets)
  await rm(join(DATA_DIR, 'press'), { recursive: true, force: true })
  await prepareEnvironment('production')
  const applied = await migrateDatabase(url, lifetime)
  await noteRestored(system, { archivedAt: header.createdAt })
  const erasedAgain = await eraseAgain([file, ...(erasures ? [resolve(erasures)] : [])], settings)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Restaurada a cópia de ${header.createdAt}: ${formatInteger(rows)} linhas, ${formatInteger(manifest.uploads.files)} arquivos.`,
  )
  console.log(`Conteúdo: ${manifest.sha256}, conferido no banco restaurado.`)
  if (applied.length > 0) console.log(`Depois, migrações desta versão: ${applied.length}.`)
  for (const remark of [...erasedAgain, ...remarks]) console.log(remark)
  console.log('Todos precisam entrar de novo: as sessões não fazem parte de uma cópia. Agora: npm start')
  return 0
}
