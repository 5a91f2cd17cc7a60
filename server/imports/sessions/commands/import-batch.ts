import { DomainError } from '#lib/errors.ts'
import { type ImportOptions, importOptions } from '#lib/imports/options.ts'
import { rewriteArticleBatch } from '#server/articles/batch/commands/rewrite-article-batch.ts'
import { writeArticleBatch } from '#server/articles/batch/commands/write-article-batch.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { writeSitePage } from '#server/site/commands/write-site-page.ts'
import { importPolicy } from '../../policy.ts'
import { type Decision, planBatch } from '../batch-plan.ts'
import { bylineName, findBylines } from '../bylines.ts'
import { noteFollowUps } from '../follow-ups.ts'
import type { ImportRecord, ReadyRecord, RecordResult } from '../record.ts'
import { insertResults, keepRecords, refusedResult, type StoredResult, storedResults } from '../results.ts'
import { isOpen } from '../session.ts'
import { finishFile } from './finish-file.ts'

export interface ImportBatch {
  sessionId: string
  fileId: string
  /** The position of the first record. The records stand without a gap. */
  from: number
  /** The system that the record ids belong to. */
  source: string
  records: readonly ImportRecord[]
  /** Bytes of the file read so far; null when nobody counts them. */
  bytesRead: number | null
  /** Whether the answer waits until the disk has it. The server's own reading need not wait: its cursor is lost with the batch. */
  durable: boolean
}

export interface BatchAnswer {
  /** Records of the file that have a result now. */
  done: number
  /** The result of each record of the batch. */
  results: RecordResult[]
}

/** Milliseconds of a batch on a machine whose processors others have: the usual ten seconds would end an import that only yields to readers. */
const longestBatch = 60_000

/**
 * Writes up to 250 records of a file: articles, updates, pages, results, the file's cursor and the session's counters, in one transaction
 * (decision 0204). The last records of a file that was counted before end it. Records that have a result already are not written again: their stored result is
 * given, whatever the state of the session. Two batches of one session wait for each other. For masters and the system. Raises forbidden, not_found,
 * import_not_running, import_gap, or what a record raises: then nothing was written.
 */
export const importBatch = command(
  async (context, batch: ImportBatch): Promise<BatchAnswer> => {
    const { tx, actor, now } = context
    importPolicy.assert(actor, 'run', null)
    if (!batch.durable) await tx.$executeRaw`SET LOCAL synchronous_commit = off`
    const { options, done, records, open } = await lockSession(context, batch)
    if (!open && batch.from + batch.records.length > done) throw new DomainError('import_not_running')
    if (batch.from > done) throw new DomainError('import_gap')
    const fresh = batch.records.filter(({ position }) => position >= done)
    const earlier =
      fresh.length < batch.records.length
        ? await storedResults(tx, batch.fileId, batch.from, batch.records.length - fresh.length)
        : []
    if (fresh.length === 0) return { done, results: earlier }
    // Two sessions with one source write no record twice.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`import ${batch.source}`}))`
    const decisions = await planBatch(tx, { ...batch, options }, fresh)
    const results = await writeDecisions(context, batch, decisions)
    await keepRecords(tx, batch.source, batch.sessionId, results)
    await insertResults(tx, { id: batch.fileId, sessionId: batch.sessionId }, results)
    const count = (outcome: RecordResult['outcome']) => results.filter(each => each.outcome === outcome).length
    await tx.importSession.update({
      where: { id: batch.sessionId },
      data: {
        successfulRecords: { increment: count('imported') },
        updatedRecords: { increment: count('updated') },
        skippedRecords: { increment: count('skipped') },
        failedRecords: { increment: count('failed') },
        seenAt: now,
        deaths: 0,
      },
    })
    const bytesRead = batch.bytesRead === null ? {} : { bytesRead: batch.bytesRead }
    await tx.importFile.update({ where: { id: batch.fileId }, data: { done: done + fresh.length, ...bytesRead } })
    if (done + fresh.length === records)
      await finishFile.within(context, { sessionId: batch.sessionId, fileId: batch.fileId, records, terms: [] })
    return { done: done + fresh.length, results: [...earlier, ...results.map(toAnswer)] }
  },
  { timeout: longestBatch },
)

const toAnswer = ({ position, recordId, outcome, cause, detail }: StoredResult): RecordResult => {
  return { position, recordId, outcome, cause, detail }
}

/** Locks the session and reads its options and the file's cursor. */
async function lockSession(
  { tx }: CommandContext,
  { sessionId, fileId }: ImportBatch,
): Promise<{ options: ImportOptions; done: number; records: number | null; open: boolean }> {
  await tx.$queryRaw`SELECT 1 FROM import_sessions WHERE id = ${sessionId}::uuid FOR UPDATE`
  const file = await tx.importFile.findFirst({ where: { id: fileId, sessionId }, include: { session: true } })
  if (!file) throw new DomainError('not_found')
  const { session, done, records } = file
  return { options: importOptions.parse(session.options), done, records, open: isOpen(session) }
}

/** Writes what was decided and gives the results in the order of the records. */
async function writeDecisions(
  context: CommandContext,
  batch: ImportBatch,
  decisions: readonly Decision[],
): Promise<StoredResult[]> {
  const { tx } = context
  const origin = { type: 'import_session', id: batch.sessionId }
  const authored = await withAuthors(context, batch.sessionId, decisions)
  const creates = authored.filter(each => each.kind === 'create')
  const written = await writeArticleBatch.within(context, {
    origin,
    articles: creates.map(({ record }) => record.article),
    // The end of the session shows them: printing every list anew for each batch takes a third of a core.
    shown: batch.durable ? 'now' : 'later',
  })
  const made = new Map(creates.map(({ record }, place) => [record.position, written[place]]))
  const rewritten = await rewriteArticleBatch.within(context, {
    origin,
    articles: authored.flatMap(each =>
      each.kind === 'update'
        ? // An export of some months, or of texts alone, lacks the pictures.
          [{ id: each.articleId, version: each.version, article: each.record.article, keepCover: true }]
        : [],
    ),
  })
  const renewed = new Map(rewritten.map(each => [each.id, each]))
  const results: StoredResult[] = []
  for (const decision of authored) {
    if (decision.kind === 'refuse') results.push(refusedResult(decision.record, decision))
    else if (decision.kind === 'page') results.push(await writePage(context, decision))
    else if (decision.kind === 'create')
      results.push(createdResult(decision.record, made.get(decision.record.position)))
    else results.push(updatedResult(decision, renewed.get(decision.articleId)))
  }
  const records = new Map(decisions.map(({ record }) => [record.position, record]))
  return noteFollowUps(tx, batch.sessionId, results, records)
}

const signersOf = ({ author, otherAuthors }: ReadyRecord) => [author, ...otherAuthors].map(bylineName)

const reporter = (personId: string) => ({ personId, name: '', agency: false, craft: 'reporting' }) as const

/** The decisions with the profiles of their authors, which are found or made. */
async function withAuthors(
  context: CommandContext,
  sessionId: string,
  decisions: readonly Decision[],
): Promise<Decision[]> {
  const { tx } = context
  const names = decisions.flatMap(each =>
    each.kind === 'create' || each.kind === 'update' ? signersOf(each.record) : [],
  )
  if (names.length === 0) return [...decisions]
  const { ids, made } = await findBylines(tx, names)
  if (made.length > 0) await tx.importSession.update({ where: { id: sessionId }, data: { profileIds: { push: made } } })
  return decisions.map(each => {
    if (each.kind === 'refuse' || each.kind === 'page') return each
    const [authorId = '', ...others] = signersOf(each.record).map(name => ids.get(name) ?? '')
    const credits = others.length === 0 ? [] : [...new Set([authorId, ...others])].map(reporter)
    return { ...each, record: { ...each.record, article: { ...each.record.article, authorId, credits } } }
  })
}

function createdResult(record: ReadyRecord, article: { id: string; slug: string } | undefined): StoredResult {
  const notes = [...record.notes]
  if (record.page) notes.push({ code: 'page_as_draft', detail: '' })
  if (article && record.article.slug !== '' && article.slug !== record.article.slug)
    notes.push({ code: 'slug_changed', detail: article.slug })
  const own = {
    position: record.position,
    recordId: record.recordId,
    title: record.title,
    notes,
    contentHash: record.contentHash,
  }
  const versions = {
    articleId: article?.id ?? null,
    versionBefore: null,
    versionAfter: 1,
    pageSlug: null,
    former: null,
  }
  return { ...own, ...versions, outcome: 'imported', cause: '', detail: '' }
}

function updatedResult(
  { record, articleId, version }: Extract<Decision, { kind: 'update' }>,
  renewed: { version: number; former: NonNullable<StoredResult['former']> } | undefined,
): StoredResult {
  // Somebody saved it between the plan and the lock.
  if (!renewed) return refusedResult(record, { outcome: 'skipped', cause: 'edited_here', detail: '' })
  const own = { position: record.position, recordId: record.recordId, title: record.title, notes: record.notes }
  const versions = {
    articleId,
    versionBefore: version,
    versionAfter: renewed.version,
    pageSlug: null,
    former: renewed.former,
  }
  return { ...own, ...versions, contentHash: record.contentHash, outcome: 'updated', cause: '', detail: '' }
}

async function writePage(
  context: CommandContext,
  { record, slug }: Extract<Decision, { kind: 'page' }>,
): Promise<StoredResult> {
  const { title, content } = record.article.columns
  await writeSitePage(context, { slug, version: 0, title, content })
  const notes = [...record.notes, { code: 'page_institutional', detail: `/${slug}` } as const]
  const own = { position: record.position, recordId: record.recordId, title: record.title, notes }
  const versions = { articleId: null, versionBefore: 0, versionAfter: 1, pageSlug: slug, former: null }
  return { ...own, ...versions, contentHash: record.contentHash, outcome: 'imported', cause: '', detail: '' }
}
