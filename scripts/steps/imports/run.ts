import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { clearLine, cursorTo } from 'node:readline'
import { parseArgs } from 'node:util'
import { system } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import { type ImportOptions, importOptions } from '#lib/imports/options.ts'
import { messageFor } from '#lib/messages.ts'
import { formatInteger } from '#lib/text/format.ts'
import { openSource } from '#server/imports/formats/open-source.ts'
import { checkLocalPictures } from '#server/imports/pictures/take-local.ts'
import { beginSession } from '#server/imports/sessions/commands/begin-session.ts'
import { resumeSession } from '#server/imports/sessions/commands/resume-session.ts'
import { stopSession } from '#server/imports/sessions/commands/stop-session.ts'
import { undoSession } from '#server/imports/sessions/commands/undo-session.ts'
import { openOwnConverter } from '#server/imports/sessions/conversion-pool.ts'
import { readReport } from '#server/imports/sessions/queries/report.ts'
import { readSession } from '#server/imports/sessions/queries/sessions.ts'
import { runSession } from '#server/imports/sessions/run-session.ts'
import { runUndo } from '#server/imports/sessions/run-undo.ts'
import { db } from '#server/platform/db/db.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { reportLines } from './report.ts'

/** What the command line asks for: new files, or a session to continue or to undo. */
export type ImportRequest =
  | { kind: 'begin'; files: string[]; options: ImportOptions; pictures: string }
  | { kind: 'resume'; id: string; pictures: string }
  | { kind: 'undo'; id: string }

const usage = `Use: npm run import -- ARQUIVO… [opções]
  --rascunho | --publicado   como os textos entram (sem dizer: rascunho; o que é rascunho lá continua rascunho)
  --atualizar                atualiza o que já foi importado e ninguém editou aqui (sem dizer: pula)
  --cidade cidade-uf         a cidade dos textos em que nenhuma é encontrada
  --site https://…           o endereço do site antigo, quando o arquivo não diz
  --imagens PASTA|ZIP        uma cópia de wp-content/uploads, no lugar da internet
  --continuar ID             continua uma importação que parou
  --desfazer ID              desfaz uma importação inteira, em até 30 dias`

const flags = {
  rascunho: { type: 'boolean' },
  publicado: { type: 'boolean' },
  atualizar: { type: 'boolean' },
  cidade: { type: 'string' },
  site: { type: 'string' },
  imagens: { type: 'string' },
  continuar: { type: 'string' },
  desfazer: { type: 'string' },
} as const

/** Reads the arguments of `npm run import`. Raises OperatorError with the right form. */
export function readImportRequest(args: readonly string[]): ImportRequest {
  const { values, positionals } = parsed(args)
  const { continuar, desfazer, rascunho, publicado } = values
  if (continuar !== undefined || desfazer !== undefined) {
    if (positionals.length > 0 || (continuar && desfazer)) throw new OperatorError(usage)
    return continuar !== undefined
      ? { kind: 'resume', id: idOf(continuar), pictures: values.imagens ?? '' }
      : { kind: 'undo', id: idOf(desfazer ?? '') }
  }
  if (positionals.length === 0 || (rascunho && publicado)) throw new OperatorError(usage)
  const options = importOptions.safeParse({
    status: publicado ? 'published' : 'draft',
    existing: values.atualizar ? 'update' : 'skip',
    city: values.cidade ?? '',
    site: values.site ?? '',
  })
  if (!options.success) throw new OperatorError(`${options.error.issues[0]?.message}. ${usage}`)
  return {
    kind: 'begin',
    files: positionals.map(file => resolve(file)),
    options: options.data,
    pictures: values.imagens ?? '',
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true })
  } catch {
    throw new OperatorError(usage)
  }
}

function idOf(text: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return text.toLowerCase()
  throw new OperatorError(
    `“${text}” não é o ID de uma importação. Ele aparece quando ela começa, e em /import-articles.`,
  )
}

/**
 * Imports, continues or undoes as the house itself, with one line of progress and a report at the end. A requested stop leaves the import stopped, to
 * be continued. Gives the exit code: 1 when the import failed or records failed. Raises OperatorError with a sentence.
 */
export async function importFiles(request: ImportRequest, signal: AbortSignal): Promise<number> {
  try {
    const id = await begun(request)
    console.log(`Importação ${id}`)
    await withProgress(id, () =>
      request.kind === 'undo' ? runUndo(id, signal) : runSession(id, signal, openOwnConverter),
    )
    if (signal.aborted && request.kind !== 'undo') await stopSession(system, { id }).catch(() => {})
    return await concluded(id)
  } catch (error) {
    throw isDomainError(error)
      ? new OperatorError(Object.values(error.fields)[0] ?? messageFor(error), { cause: error })
      : error
  }
}

async function begun(request: ImportRequest): Promise<string> {
  if (request.kind === 'undo') {
    await undoSession(system, { id: request.id, here: true })
    return request.id
  }
  const pictures = request.pictures === '' ? undefined : resolve(request.pictures)
  if (pictures) await checkLocalPictures(pictures)
  if (request.kind === 'resume') {
    await resumeSession(system, { id: request.id, here: true, ...(pictures && { picturesPlace: pictures }) })
    return request.id
  }
  await requireCity(request.options.city)
  const files = []
  for (const path of request.files) {
    const bytes = await stat(path).then(
      found => (found.isFile() ? found.size : null),
      () => null,
    )
    if (bytes === null) throw new OperatorError(`Não encontrei o arquivo ${path}.`)
    const { format, encoding } = await openSource(() => createReadStream(path), basename(path))
    if (encoding === 'windows-1252') console.log(`${basename(path)}: lido como Windows-1252.`)
    files.push({ name: basename(path), bytes, format, encoding, place: path })
  }
  const { id } = await beginSession(system, {
    options: request.options,
    reader: 'here',
    files,
    ...(pictures && { picturesPlace: pictures }),
  })
  return id
}

async function requireCity(path: string): Promise<void> {
  if (path === '' || (await db().municipality.findUnique({ where: { path } }))) return
  throw new OperatorError(`Não conheço a cidade “${path}”. Escreva-a como em campina-grande-pb.`)
}

/** Runs the work while one line says how far it is. */
async function withProgress(id: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now()
  const show = async () => {
    const session = await readSession(system, id).catch(() => null)
    if (!session || !process.stdout.isTTY) return
    const { processed, imported, failed, share } = session
    const pace = Math.round(processed / ((performance.now() - started) / 1000))
    clearLine(process.stdout, 0)
    cursorTo(process.stdout, 0)
    process.stdout.write(
      `${Math.floor(share * 100)}% · ${formatInteger(processed)} processados · ${formatInteger(imported)} importados · ${formatInteger(failed)} erros · ${formatInteger(pace)}/s`,
    )
  }
  const timer = setInterval(() => void show(), 1_000)
  try {
    await work()
  } finally {
    clearInterval(timer)
    await show()
    if (process.stdout.isTTY) process.stdout.write('\n')
  }
}

async function concluded(id: string): Promise<number> {
  const report = await readReport(system, id)
  for (const line of reportLines(report)) console.log(line)
  const { status } = report.session
  if (status === 'stopped') console.log(`Parada. Para continuar: npm run import -- --continuar ${id}`)
  if (status === 'failed')
    throw new OperatorError(`${report.session.error} Para continuar: npm run import -- --continuar ${id}`)
  return report.session.failed > 0 ? 1 : 0
}
