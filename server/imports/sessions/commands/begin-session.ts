import { DomainError } from '#lib/errors.ts'
import { type ImportOptions, importOptions } from '#lib/imports/options.ts'
import type { ImportFormat } from '#lib/imports/post.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { importPolicy } from '../../policy.ts'
import { runImports } from '../run-job.ts'

export interface BeginSession {
  options: ImportOptions
  /** Who reads the files: a browser, this process (the command line), or the queue. */
  reader: 'browser' | 'here' | 'queue'
  /** In the order in which they are imported. */
  files: readonly NewFile[]
  /** A zip with the old site's pictures, named as `place` of a file. */
  picturesPlace?: string
}

export interface NewFile {
  name: string
  bytes: number
  format: ImportFormat
  /** Records in it, when they are counted already. */
  records?: number
  /** Of a file that a browser reads. */
  fingerprint?: string
  encoding?: 'utf-8' | 'windows-1252'
  /** The folder in the store of uploads, or a path on the server's disk; empty for a file that a browser reads. */
  place?: string
}

/** Begins an import. Gives the ids of the session and of its files, in their order. For masters and the system. Raises forbidden, unknown_city or invalid. */
export const beginSession = command(async (context, { options, reader, files, picturesPlace = '' }: BeginSession) => {
  const { tx, actor, now } = context
  importPolicy.assert(actor, 'run', null)
  if (options.city !== '' && !(await tx.municipality.findUnique({ where: { path: options.city } })))
    throw new DomainError('unknown_city')
  const counted = files.every(({ records }) => records !== undefined)
  const session = await tx.importSession.create({
    data: {
      startedBy: actor.id,
      status: reader === 'queue' ? 'waiting' : 'running',
      byBrowser: reader === 'browser',
      options: importOptions.parse(options),
      picturesPlace,
      totalRecords: counted ? files.reduce((sum, { records = 0 }) => sum + records, 0) : null,
      createdAt: now,
      seenAt: now,
    },
    select: { id: true },
  })
  const made = await tx.importFile.createManyAndReturn({
    data: files.map((file, position) => ({ ...file, sessionId: session.id, position })),
    select: { id: true, position: true },
  })
  await audit(context, {
    action: 'import.begun',
    subject: { type: 'import_session', id: session.id },
    details: { reader, files: files.length },
  })
  if (reader === 'queue') await enqueue(tx, runImports, {}, { priority: 'low' })
  return { id: session.id, files: made.sort((a, b) => a.position - b.position).map(({ id }) => id) }
})
