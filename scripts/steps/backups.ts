import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { masterExists } from '#server/accounts/queries.ts'
import type { Secrets } from '#server/backup/archive/format.ts'
import { db } from '#server/platform/db/db.ts'
import { appendToLedger, ledgerName, readLedgers, subjectIdOf } from '#server/platform/erasure-ledger.ts'
import type { Settings } from '#server/platform/process/env.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { replayErasures } from '#server/privacy/commands/replay-erasures.ts'
import { secretFile } from './environment.ts'

/** The one file that a command line names, and its options. Raises OperatorError with how to call the command. */
export function readLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  const wrong = (cause?: unknown) => new OperatorError(`Não entendi. Use: ${usage}`, { cause })
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const [file, ...others] = positionals
    if (!file || others.length > 0) throw wrong()
    return { file: resolve(file), values }
  } catch (error) {
    throw error instanceof OperatorError ? error : wrong(error)
  }
}

/** What an operator must know before the restore of an archive without encryption. */
export const anybodyWrote =
  'ATENÇÃO: esta cópia não é cifrada. Quem a escreveu decide tudo na casa restaurada: contas, papéis, senhas e textos. Só restaure a que você mesmo guardou.'

const mostMasters = 20

/** Who is master in a restored house, for the operator of an archive that anybody may have written. */
export async function sayMasters(): Promise<string> {
  const found = await db().user.findMany({
    where: { roles: { some: { role: 'master' } } },
    select: { email: true },
    orderBy: { email: 'asc' },
    take: mostMasters + 1,
  })
  // A forged address could order the terminal about, or fill it.
  const emails = found.slice(0, mostMasters).map(({ email }) => email.slice(0, 254).replaceAll(/\p{C}/gu, '?'))
  return `Contas Master nesta cópia: ${emails.join(', ') || 'nenhuma'}${found.length > mostMasters ? ' e outras' : ''}. Confira se são as que você conhece.`
}

/** The secrets of this house that an encrypted archive holds. */
export const secretsOf = ({ DATA_KEY, DATA_KEY_OLD }: Settings, authSecret: string): Secrets => ({
  AUTH_SECRET: authSecret,
  DATA_KEY,
  DATA_KEY_OLD,
})

/**
 * Gives a restored house its secrets. AUTH_SECRET goes to its file in DATA_DIR, unless the environment sets it. What the environment must
 * set goes to `restored.env` there, readable by this user alone. Gives the sentences that the operator must read.
 */
export function placeSecrets(settings: Settings, secrets: Secrets | null): string[] {
  if (!secrets) return ['Sem cifra a cópia não traz o segredo: use o auth-secret (e a DATA_KEY) da casa antiga.']
  const missing: string[] = []
  if (!settings.AUTH_SECRET) writeFileSync(secretFile(settings.DATA_DIR), secrets.AUTH_SECRET, { mode: 0o600 })
  const held = [settings.DATA_KEY, settings.AUTH_SECRET ?? secrets.AUTH_SECRET, ...settings.DATA_KEY_OLD]
  if (secrets.DATA_KEY && settings.DATA_KEY !== secrets.DATA_KEY) missing.push(lineOf('DATA_KEY', secrets.DATA_KEY))
  const old = [secrets.AUTH_SECRET, ...secrets.DATA_KEY_OLD].filter(secret => !held.includes(secret))
  if (old.length > 0) missing.push(lineOf('DATA_KEY_OLD', [...old, ...settings.DATA_KEY_OLD].join(',')))
  if (missing.length === 0) return []
  const file = join(settings.DATA_DIR, 'restored.env')
  writeFileSync(file, `${missing.join('\n')}\n`, { mode: 0o600 })
  return [
    `Dados cifrados precisam de chaves da casa antiga: passe as linhas de ${file} para o .env e apague esse arquivo.`,
  ]
}

/** A line of an environment file, in quotes where a sign of the value would end it. */
function lineOf(name: string, value: string): string {
  const quote = /^[\w+/=.,:-]*$/.test(value) ? '' : (["'", '`', '"'].find(sign => !value.includes(sign)) ?? '')
  return `${name}=${quote}${value}${quote}`
}

/**
 * Erases again, in a restored database, the accounts and applications that were erased after the backup: those in the ledgers beside the archive, in DATA_DIR
 * and BACKUP_DIR, and in a ledger that the command line names. The house's own ledger then has them all. Gives the sentences that the operator must read.
 */
export async function eraseAgain([archive = '', ...named]: readonly string[], settings: Settings): Promise<string[]> {
  const { DATA_DIR, BACKUP_DIR } = settings
  const folders = [DATA_DIR, dirname(archive), ...(BACKUP_DIR ? [BACKUP_DIR] : [])]
  for (const file of named) if (!existsSync(file)) throw new OperatorError(`Não encontro a lista de exclusões ${file}.`)
  const ledger = await readLedgers([...folders.map(folder => join(folder, ledgerName)), ...named])
  const held = new Map((await readLedgers([join(DATA_DIR, ledgerName)])).map(entry => [subjectIdOf(entry), entry.at]))
  await appendToLedger(
    DATA_DIR,
    ledger.filter(entry => held.get(subjectIdOf(entry)) !== entry.at),
  )
  const { accounts, applications } = await replayErasures(ledger)
  return [
    ...(accounts > 0 ? [`Contas excluídas depois da cópia, apagadas de novo: ${accounts}.`] : []),
    ...(applications > 0 ? [`Candidaturas apagadas depois da cópia, apagadas de novo: ${applications}.`] : []),
    ...((await masterExists()) ? [] : [noMaster]),
  ]
}

const noMaster =
  'Nenhuma conta é Master nesta cópia. Depois do npm start, dê o papel a alguém: npm run role -- pessoa@exemplo.com +master'
