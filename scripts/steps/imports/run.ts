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
import { checkLocalPictures, takeLocalPictures } from '#server/imports/pictures/take-local.ts'
import { beginSession, type NewFile } from '#server/imports/sessions/commands/begin-session.ts'
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
  | { kind: 'resume'; id: string; pictures: string; twin?: 'same' | 'other' }
  | { kind: 'undo'; id: string }

const usage = `Use: npm run import -- ARQUIVO… [opções]
  --rascunho | --publicado   como os textos entram (sem dizer: rascunho; o que é rascunho lá continua rascunho)
  --atualizar                atualiza o que já foi importado e ninguém editou aqui (sem dizer: pula)
  --cidade cidade-uf         a cidade dos textos em que nenhuma é encontrada
  --site https://…           o endereço do site antigo, quando o arquivo não diz
  --mesmo-site | --outro-site   a resposta quando o arquivo parece o de um site já importado, com outro endereço ou nome
  --imagens PASTA|ZIP        uma cópia de wp-content/uploads, no lugar da internet
  --continuar ID             continua uma importação que parou; com --imagens, dá imagens a uma que terminou
  --desfazer ID              desfaz uma importação inteira, em até 30 dias`

const flags = {
  rascunho: { type: 'boolean' },
  publicado: { type: 'boolean' },
  atualizar: { type: 'boolean' },
  cidade: { type: 'string' },
  site: { type: 'string' },
  'mesmo-site': { type: 'boolean' },
  'outro-site': { type: 'boolean' },
  imagens: { type: 'string' },
  continuar: { type: 'string' },
  desfazer: { type: 'string' },
} as const

/** Reads the arguments of `npm run import`. Raises OperatorError with the right form. */
export function readImportRequest(args: readonly string[]): ImportRequest {
  const { values, positionals } = parsed(args)
  const { continuar, desfazer, rascunho, publicado } = values
  const twin = twinOf(values)
  if (continuar !== undefined || desfazer !== undefined) {
    if (positionals.length > 0)
      throw wrongUse('--continuar e --desfazer não recebem arquivos: a importação já tem os seus.')
    if (continuar && desfazer) throw wrongUse('Escolha --continuar ou --desfazer.')
    return continuar !== undefined
      ? { kind: 'resume', id: idOf(continuar), pictures: values.imagens ?? '', ...(twin && { twin }) }
      : { kind: 'undo', id: idOf(desfazer ?? '') }
  }
  if (positionals.length === 0) throw wrongUse('Falta o arquivo.')
  if (rascunho && publicado) throw wrongUse('Escolha --rascunho ou --publicado.')
  const options = importOptions.safeParse({
    status: publicado ? 'published' : 'draft',
    existing: values.atualizar ? 'update' : 'skip',
    city: values.cidade ?? '',
    site: values.site ?? '',
    ...(twin && { twin }),
  })
  if (!options.success)
    throw wrongUse(`${options.error.issues[0]?.message}: ${values.site}. Escreva-o como em https://www.exemplo.com.br.`)
  return {
    kind: 'begin',
    files: positionals.map(file => resolve(file)),
    options: options.data,
    pictures: values.imagens ?? '',
  }
}

/** Whether a site that has the file's texts is the same one, if the command line says it. */
function twinOf({ 'mesmo-site': same, 'outro-site': other }: { 'mesmo-site'?: boolean; 'outro-site'?: boolean }) {
  if (same && other) throw wrongUse('Escolha --mesmo-site ou --outro-site.')
  return same ? 'same' : other ? 'other' : undefined
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true })
  } catch (error) {
    const [, option] = /'(-[^' ]*)/.exec(String(error)) ?? []
    const unknown = (error as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    throw wrongUse(
      unknown ? `Não conheço a opção ${option}.` : `A opção ${option} está incompleta ou tem um valor a mais.`,
    )
  }
}

const wrongUse = (sentence: string) => new OperatorError(`${sentence}\n\n${usage}`)

function idOf(text: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return text.toLowerCase()
  throw new OperatorError(
    `“${text}” não é o ID de uma importação. Ele aparece quando ela começa, e em /import-articles.`,
  )
}

/**
 * Imports, continues or undoes as the house itself, with one line of progress and a report at the end. A requested stop leaves the import stopped, to
 * be continued. Gives the exit code: 1 when the import failed or records failed. Raises OperatorError or DomainError.
 */
export async function importFiles(request: ImportRequest, signal: AbortSignal): Promise<number> {
  const { id, pictures } = await begun(request)
  console.log(`Importação ${id}`)
  await withProgress(id, async () => {
    if (request.kind === 'undo') return runUndo(id, signal)
    if (pictures) await takeLocalPictures(id, pictures, signal)
    else await runSession(id, signal, openOwnConverter)
  })
  if (signal.aborted && request.kind !== 'undo') await stopSession(system, { id }).catch(() => {})
  return await concluded(id)
}

/** Begins, continues or undoes. `pictures` is a copy of the old site's pictures for an import whose texts are all written. */
async function begun(request: ImportRequest): Promise<{ id: string; pictures?: string }> {
  const known = request.kind === 'begin' ? null : await knownSession(request.id)
  if (request.kind === 'undo') {
    await undoSession(system, { id: request.id, here: true })
    return { id: request.id }
  }
  const pictures = request.pictures === '' ? undefined : resolve(request.pictures)
  if (pictures) await checkLocalPictures(pictures)
  if (request.kind === 'resume') {
    if (known?.status === 'completed' && pictures) return { id: request.id, pictures }
    await resumeSession(system, {
      id: request.id,
      here: true,
      twin: request.twin,
      ...(pictures && { picturesPlace: pictures }),
    })
    return { id: request.id }
  }
  await requireCity(request.options.city)
  const files = []
  for (const path of request.files) {
    files.push(await describedFile(path))
  }
  const { id } = await beginSession(system, {
    options: request.options,
    reader: 'here',
    files,
    ...(pictures && { picturesPlace: pictures }),
  })
  return { id }
}

async function knownSession(id: string) {
  return readSession(system, id).catch(error => {
    if (!isDomainError(error) || error.code !== 'not_found') throw error
    throw new OperatorError(`Não há importação com o ID ${id}. As de antes estão em /import-articles.`)
  })
}

/** A file with its format and encoding. A CSV without the columns of an import is refused before anything begins. */
async function describedFile(path: string): Promise<NewFile> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new OperatorError(`Não encontrei o arquivo ${path}.`)
  if (!found.isFile()) throw new OperatorError(`${path} não é um arquivo. Para imagens, use --imagens.`)
  const name = basename(path)
  try {
    const source = await openSource(() => createReadStream(path), name)
    const { format, encoding } = source
    if (encoding === 'windows-1252') console.log(`${name}: acentos lidos como Windows-1252.`)
    if (format === 'csv') await source.records().next()
    return { name, bytes: found.size, format, encoding, place: path }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') throw new OperatorError(`Não posso ler o arquivo ${path}.`)
    throw isDomainError(error) ? new OperatorError(`${name}: ${messageFor(error)}`, { cause: error }) : error
  }
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
  const { status, processed, error, asks } = report.session
  const goOn = `npm run import -- --continuar ${id}`
  if (asks) {
    console.log(`${error}\nSe é o mesmo: ${goOn} --mesmo-site\nSe é outro: ${goOn} --outro-site`)
    return 1
  }
  if (status === 'stopped') console.log(`Parada. Para continuar: ${goOn}`)
  if (status === 'undoing') console.log(`O desfazer parou no meio. Para continuar: npm run import -- --desfazer ${id}`)
  if (status === 'failed') {
    const way = processed > 0 ? `Para continuar: ${goOn}` : 'Nada foi importado.'
    throw new OperatorError(`${error}\n${way}`)
  }
  return report.session.failed > 0 ? 1 : 0
}
