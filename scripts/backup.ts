import { setPriority } from 'node:os'
import { diskSize, formatInteger } from '#lib/text/format.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { productVersion } from '#server/platform/process/version.ts'
import { localStorage } from '#server/platform/storage.ts'
import { readLine, secretsOf } from './steps/backups.ts'
import { openDatabase } from './steps/database.ts'
import { prepareEnvironment, root } from './steps/environment.ts'
import { run } from './steps/lifetime.ts'

/** `PRIORITY_BELOW_NORMAL` of `node:os`, so that readers' requests go before the backup. */
const BELOW_NORMAL_PRIORITY = 10

await run(async lifetime => {
  const { file } = readLine(
    {},
    'npm run backup -- ARQUIVO (para conferir uma cópia: npm run restore -- --check ARQUIVO)',
  )
  setPriority(BELOW_NORMAL_PRIORITY)
  const settings = await prepareEnvironment('production')
  const { url } = await openDatabase(settings, lifetime, { join: true })
  const { bytes, manifest } = await makeBackup({
    url,
    storage: localStorage(`${settings.DATA_DIR}/uploads`),
    file,
    key: settings.BACKUP_KEY,
    secrets: secretsOf(settings, process.env.AUTH_SECRET ?? ''),
    product: await productVersion(root),
    signal: lifetime.signal,
  })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Cópia feita: ${file} (${diskSize(bytes)}).`)
  console.log(
    `${formatInteger(rows)} linhas, ${formatInteger(manifest.uploads.files)} arquivos. Conteúdo: ${manifest.sha256}`,
  )
  if (!settings.BACKUP_KEY)
    console.log('Sem BACKUP_KEY a cópia não é cifrada e não traz o segredo: guarde também o auth-secret de DATA_DIR.')
  console.log(
    'Ela ainda não foi restaurada para conferir: npm run restore -- --check ARQUIVO faz isso em um banco à parte.',
  )
  return 0
})
