import type { Actor } from '#lib/actor.ts'
import { limits } from '#lib/limits.ts'
import { fileConsent, noLines, type SubscriberFileResult } from '#lib/newsletter/file.ts'
import type { SubscriberStatus } from '#lib/newsletter/subscriber.ts'
import type { Prisma } from '#server/platform/db/db.ts'
import { renewStatistics } from '#server/platform/db/statistics.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { erasedAmong } from '../../commands/note-erased.ts'
import { newToken } from '../../commands/subscribe.ts'
import { newsletterPolicy } from '../../policy.ts'
import { citiesIn } from '../cities.ts'
import type { SubscriberLine } from '../file.ts'
import type { EndedStatus } from '../status-columns.ts'

interface ImportedFile {
  /** In batches, each written in a transaction of its own. */
  lines: AsyncIterable<readonly SubscriberLine[]>
  /** Whether nothing is to be written. */
  preview: boolean
}

const mostRefused = 2_000

/** Why a known address is not taken: only its owner may bring it back. */
const refusals: Record<Exclude<SubscriberStatus, 'active'> | 'erased', string> = {
  erased: 'Pediu para ser apagado; só a própria pessoa pode voltar',
  pending: 'Ainda não confirmou a própria inscrição',
  unsubscribed: 'Saiu da newsletter; só a própria pessoa pode voltar',
  bounced: 'Este endereço recusou mensagens',
  complained: 'Marcou uma mensagem como spam; não escrevemos mais para este endereço',
}

/** Carries the result out of a transaction that is rolled back. */
class Preview extends Error {
  readonly result: SubscriberFileResult
  constructor(result: SubscriberFileResult) {
    super('a preview')
    this.result = result
  }
}

type Good = Extract<SubscriberLine, { problem: null }>
type Refuse = (line: SubscriberLine, message: string) => void

interface Batch {
  lines: readonly SubscriberLine[]
  preview: boolean
  /** Addresses of earlier batches of this file. */
  seen: ReadonlySet<string>
}

const write = command(async (context, { lines, preview, seen }: Batch): Promise<SubscriberFileResult> => {
  newsletterPolicy.assert(context.actor, 'add', null)
  const result = { ...noLines(), lines: lines.length }
  const refuse: Refuse = ({ line, email }, message) => {
    result.refused.push({ line, email, message })
    result.refusedCount++
  }
  const readable = sifted(lines, seen, refuse)
  await endAll(
    context,
    readable.filter(({ status }) => status !== 'active'),
    { result, refuse },
  )
  const good = readable.filter(({ status }) => status === 'active')
  const cities = await citiesIn(
    context.tx,
    good.map(({ city }) => city),
  )
  const placed = good.filter(line => {
    const isPlace = line.city === '' || cities.has(line.city)
    if (!isPlace) refuse(line, `Cidade não encontrada: ${line.city.slice(0, 80)}`)
    return isPlace
  })
  const erased = await erasedAmong(
    context.tx,
    placed.map(({ email }) => email),
  )
  const added = await insert(
    context,
    placed.filter(({ email }) => !erased.has(email)),
    cities,
  )
  result.added = added.size
  result.known = await settleKnown(
    context,
    placed.filter(({ email }) => !added.has(email)),
    refuse,
  )
  if (preview) throw new Preview(result)
  if (result.added + result.known + sum(result.ended) > 0)
    await audit(context, {
      action: 'newsletter.imported',
      subject: { type: 'newsletter', id: 'subscribers' },
      details: {
        added: result.added,
        known: result.known,
        ended: sum(result.ended),
        refused: result.refusedCount,
        consent: fileConsent,
      },
    })
  result.refused.sort((one, other) => one.line - other.line)
  return result
})

/**
 * The readable lines, each address once. A line that ends a subscription wins over one that says it is active, in whatever order, and over an
 * active line of an earlier batch.
 */
function sifted(lines: readonly SubscriberLine[], seen: ReadonlySet<string>, refuse: Refuse): Good[] {
  const isEnded = (line: SubscriberLine) => line.problem === null && line.status !== 'active'
  const ended = new Set(lines.filter(isEnded).map(({ email }) => email))
  const here = new Set<string>()
  return lines.filter((line): line is Good => {
    const isRepeated = here.has(line.email) || (!isEnded(line) && (seen.has(line.email) || ended.has(line.email)))
    const problem = line.problem ?? (isRepeated ? 'Repetido no arquivo' : null)
    if (problem !== null) refuse(line, problem)
    else here.add(line.email)
    return problem === null
  })
}

interface Outcome {
  result: SubscriberFileResult
  refuse: Refuse
}

/**
 * Stores new addresses as ended, so that no later file makes them active, and ends those that a file brought. Whoever subscribed here, or was added by
 * hand, stays as the house knows it.
 */
async function endAll(
  { tx, actor, now }: CommandContext,
  lines: readonly Good[],
  { result, refuse }: Outcome,
): Promise<void> {
  if (lines.length === 0) return
  const emails = lines.map(({ email }) => email)
  const erased = await erasedAmong(tx, emails)
  const rows = await tx.newsletterSubscriber.findMany({
    where: { email: { in: emails } },
    select: { id: true, email: true, status: true, source: true },
  })
  const stored = new Map(rows.map(row => [row.email, row]))
  const fresh: Prisma.NewsletterSubscriberCreateManyInput[] = []
  for (const line of lines) {
    const { email, name, status } = line
    if (status === 'active') continue
    if (erased.has(email)) {
      refuse(line, refusals.erased)
      continue
    }
    const endedAt = line.endedAt && line.endedAt < now ? line.endedAt : now
    const row = stored.get(email)
    const isLive = row?.status === 'active' || row?.status === 'pending'
    if (row && isLive && row.source !== 'file') {
      refuse(line, `O arquivo diz: ${fileWords[status]}. Inscreveu-se aqui, e continua`)
      continue
    }
    if (!row)
      fresh.push({
        email,
        name,
        status,
        endedAt,
        subscribedAt: endedAt,
        source: 'file',
        token: newToken(),
        addedBy: actor.id,
      })
    else if (isLive || (status === 'complained' && row.status !== 'complained'))
      await tx.newsletterSubscriber.update({
        where: { id: row.id },
        data: { status, welcomeAt: null, ...(isLive && { endedAt }) },
      })
    result.ended[status]++
  }
  // Who subscribes at this moment keeps their own row.
  await tx.newsletterSubscriber.createMany({ data: fresh, skipDuplicates: true })
}

const fileWords: Record<EndedStatus, string> = {
  unsubscribed: 'saiu da lista',
  bounced: 'o endereço recusou mensagens',
  complained: 'marcou como spam',
}

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, one) => all + one, 0)

/** Inserts the addresses that are new, active at once. Gives them. */
async function insert(
  { tx, actor, now }: CommandContext,
  lines: readonly Good[],
  cities: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const rows = lines.map(({ email, name, city, tags }) => ({
    email,
    name,
    tags,
    city: cities.get(city) ?? null,
    status: 'active',
    source: 'file',
    token: newToken(),
    addedBy: actor.id,
    subscribedAt: now,
  }))
  const made = await tx.newsletterSubscriber.createManyAndReturn({
    data: rows,
    skipDuplicates: true,
    select: { email: true },
  })
  return new Set(made.map(({ email }) => email))
}

/** Adds the file's tags to active subscribers and refuses all others. Gives the number of active ones. */
async function settleKnown({ tx }: CommandContext, lines: readonly Good[], refuse: Refuse): Promise<number> {
  const rows = await tx.newsletterSubscriber.findMany({
    where: { email: { in: lines.map(({ email }) => email) } },
    select: { id: true, email: true, status: true, tags: true },
  })
  const stored = new Map(rows.map(row => [row.email, row]))
  let known = 0
  for (const line of lines) {
    const row = stored.get(line.email)
    const status = row?.status as SubscriberStatus | undefined
    if (!row || status !== 'active') {
      refuse(line, refusals[status === 'active' || status === undefined ? 'erased' : status])
      continue
    }
    known++
    const tags = [...new Set([...row.tags, ...line.tags])].slice(0, limits.newsletter.tag.most)
    if (tags.length > row.tags.length) await tx.newsletterSubscriber.update({ where: { id: row.id }, data: { tags } })
  }
  return known
}

/**
 * Adds the subscribers of a file, active at once by a master's declaration (NEWS-6), and ends those that the file itself calls ended. A
 * subscription that ended is never revived. With `preview` nothing is written. Written batches stay when the file breaks off; sending the file
 * again adds the rest. Raises forbidden, and the errors of the lines.
 */
export async function importSubscribers(actor: Actor, { lines, preview }: ImportedFile): Promise<SubscriberFileResult> {
  newsletterPolicy.assert(actor, 'add', null)
  const whole = noLines()
  const seen = new Set<string>()
  for await (const batch of lines) {
    const part = await writeOrTry(actor, { lines: batch, preview, seen })
    for (const line of batch) if (line.problem === null) seen.add(line.email)
    whole.lines += part.lines
    whole.added += part.added
    whole.known += part.known
    for (const status of ['unsubscribed', 'bounced', 'complained'] as const) whole.ended[status] += part.ended[status]
    whole.refusedCount += part.refusedCount
    whole.refused.push(...part.refused.slice(0, mostRefused - whole.refused.length))
  }
  if (!preview) await renewStatistics(['newsletter_subscribers'])
  return whole
}

async function writeOrTry(...given: Parameters<typeof write>): Promise<SubscriberFileResult> {
  try {
    return await write(...given)
  } catch (error) {
    if (error instanceof Preview) return error.result
    throw error
  }
}
