import { existsSync, statSync } from 'node:fs'
import { createTransport } from 'nodemailer'
import { requireWritable } from '#server/embedded/disk.ts'
import { lockOf } from '#server/embedded/lock.ts'
import { diagnoseMailSetting, diagnoseSpace, type Finding, good, notice, problem } from '#server/health/findings.ts'
import { lackingRights, ownershipOf, unsettledRights, withClient } from '#server/platform/db/rights.ts'
import type { Settings } from '#server/platform/process/env.ts'
import { holder } from '#server/platform/process/lock-file.mjs'
import { buildIsFresh } from './building/build.ts'
import type { OpenDatabase } from './database.ts'
import { secretFile } from './environment.ts'
import { failureSentence } from './failure.ts'
import { inspect } from './migrations.ts'
import { portError } from './port.ts'

const OLDEST_NODE = 24
const MAIL_PATIENCE_MS = 8_000
const NEEDED_EXTENSIONS = ['pg_trgm', 'unaccent']

/** Whether this is the Node version that the packages install. */
export function diagnoseNode(version = process.versions.node): Finding {
  return Number.parseInt(version, 10) >= OLDEST_NODE
    ? good(`Node ${version}, o que vem nos pacotes.`)
    : problem(`Node ${version} é antigo: use “npm run doctor”, que traz o ${OLDEST_NODE}.`)
}

/** Whether the data folder is writable, and its free space. */
export async function diagnoseStorage(dataDir: string): Promise<Finding> {
  try {
    await requireWritable(dataDir)
  } catch (error) {
    return problem(failureSentence(error))
  }
  return diagnoseSpace(dataDir)
}

/** The tables, version, extensions and roles of a database. */
export async function diagnoseDatabase(database: OpenDatabase): Promise<Finding[]> {
  try {
    const { version, pending, failed } = await inspect(database.ownerUrl)
    const missing = await missingExtensions(database.ownerUrl)
    return [
      good(`PostgreSQL ${version} responde.`),
      missing.length === 0
        ? good(`Extensões disponíveis: ${NEEDED_EXTENSIONS.join(', ')}.`)
        : problem(`O servidor não tem as extensões ${missing.join(', ')}. Instale o pacote postgresql-contrib nele.`),
      diagnoseMigrations(pending, failed),
      ...(pending.length === 0 ? await diagnoseRights(database) : []),
    ]
  } catch (error) {
    return [problem(failureSentence(error))]
  }
}

function diagnoseMigrations(pending: string[], failed: string | null): Finding {
  if (failed) return problem(`A migração ${failed} parou no meio. Veja “Uma migração falhou” em docs/operations.md.`)
  if (pending.length === 0) return good('Todas as migrações estão aplicadas.')
  return notice(`Faltam migrações (${pending.length}): npm start ou npm run migrate as aplicam.`)
}

/** Whether the role of DATABASE_URL may read and write rows, and no more. */
export async function diagnoseRights({ url, embedded }: OpenDatabase): Promise<Finding[]> {
  const { role, owns, superuser, unsettled } = await withClient(url, async client => {
    const ownership = await ownershipOf(client)
    return { ...ownership, unsettled: await unsettledRights(client, ownership.role) }
  })
  if (owns) return [embedded ? notice(restartForRole) : notice(withOneRole(role, superuser))]
  const lacking = unsettled.filter(right => right.lacking)
  if (lacking.length > 0) return [problem(lackingRights(role, lacking).message)]
  if (unsettled.length === 0) return [good(`O usuário ${role} do banco só lê e grava linhas; as tabelas são de outro.`)]
  const orders = unsettled.map(({ mend }) => `  ${mend};`).join('\n')
  return [notice(`O usuário ${role} do banco pode mais do que precisa. O dono das tabelas corrige com:\n${orders}`)]
}

const restartForRole =
  'O portal no ar ainda usa o dono das tabelas: pare-o e inicie-o de novo, e ele passa a usar um usuário que só lê e grava linhas.'

const withOneRole = (role: string, superuser: boolean) =>
  `O usuário ${role} de DATABASE_URL é ${superuser ? 'superusuário' : 'dono das tabelas'}: quem o usar pode desligar as regras do banco, como a que guarda a auditoria. ` +
  `Crie outro usuário do banco para o portal, sem direitos:
  CREATE ROLE portal_app LOGIN PASSWORD '…';
Ponha-o em DATABASE_URL, o endereço de hoje em DATABASE_MIGRATE_URL, e rode npm run migrate, que dá a ele os direitos.`

async function missingExtensions(url: string): Promise<string[]> {
  const { rows } = await withClient(url, client =>
    client.query('select name from pg_available_extensions where name = any($1)', [NEEDED_EXTENSIONS]),
  )
  return NEEDED_EXTENSIONS.filter(name => !rows.some(row => row.name === name))
}

/** Where the session secret comes from, and whether other users can read it. */
export function diagnoseSecret({ AUTH_SECRET, DATA_DIR }: Pick<Settings, 'AUTH_SECRET' | 'DATA_DIR'>): Finding {
  if (AUTH_SECRET) return good('O segredo das sessões vem de AUTH_SECRET.')
  const file = secretFile(DATA_DIR)
  if (!existsSync(file)) return notice('O segredo das sessões será criado no primeiro npm start.')
  const open = statSync(file).mode & 0o077
  return open
    ? problem(`Outros usuários desta máquina podem ler o segredo das sessões. Corrija com: chmod 600 ${file}`)
    : good('O segredo das sessões está guardado e só este usuário o lê.')
}

/** Whether mails leave the machine. */
export async function diagnoseMail({ SMTP_URL, DATA_DIR }: Pick<Settings, 'SMTP_URL' | 'DATA_DIR'>): Promise<Finding> {
  if (!SMTP_URL) return diagnoseMailSetting({ SMTP_URL, DATA_DIR })
  const timeouts = {
    connectionTimeout: MAIL_PATIENCE_MS,
    greetingTimeout: MAIL_PATIENCE_MS,
    socketTimeout: MAIL_PATIENCE_MS,
  }
  const transport = createTransport({ url: SMTP_URL, ...timeouts })
  try {
    await transport.verify()
    return good('O servidor de e-mail aceita a conexão.')
  } catch (error) {
    return problem(`O servidor de e-mail de SMTP_URL não aceitou a conexão: ${(error as Error).message}`)
  } finally {
    transport.close()
  }
}

/** Whether the site's port is free, used by this site, or used by another program. */
export async function diagnosePort({ PORT, DATA_DIR }: Pick<Settings, 'PORT' | 'DATA_DIR'>): Promise<Finding> {
  const refusal = await portError(PORT)
  if (!refusal) return good(`A porta ${PORT} está livre.`)
  if (refusal === 'EACCES')
    return problem(`Este usuário não pode abrir a porta ${PORT}. Use uma acima de 1023 em PORT.`)
  const running = holder(lockOf(DATA_DIR))
  return running
    ? good(`O portal está no ar (processo ${running.pid})${running.url ? `, em ${running.url}` : ''}.`)
    : notice(`A porta ${PORT} está ocupada: por outro programa, ou por este portal com um banco externo.`)
}

/** Whether the last build is of the current sources. */
export function diagnoseBuild(): Finding {
  return buildIsFresh()
    ? good('A compilação do site é deste código.')
    : notice('O site será compilado no próximo npm start.')
}
