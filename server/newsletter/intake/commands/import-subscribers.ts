import type { Actor } from '#lib/actor.ts'
import { limits } from '#lib/limits.ts'
import { fileConsent, type SubscriberFileResult } from '#lib/newsletter/file.ts'
import type { SubscriberStatus } from '#lib/newsletter/subscriber.ts'
import { renewStatistics } from '#server/platform/db/statistics.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { erasedAmong } from '../../commands/note-erased.ts'
import { newToken } from '../../commands/subscribe.ts'
import { newsletterPolicy } from '../../policy.ts'
import { citiesIn } from '../cities.ts'
import type { SubscriberLine } from '../file.ts'

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
  const result: SubscriberFileResult = { lines: lines.length, added: 0, known: 0, refused: [], refusedCount: 0 }
  const refuse: Refuse = ({ line, email }, message) => {
    result.refused.push({ line, email, message })
    result.refusedCount++
  }
  const good = sifted(lines, seen, refuse)
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
  if (result.added + result.known > 0)
    await audit(context, {
      action: 'newsletter.imported',
      subject: { type: 'newsletter', id: 'subscribers' },
      details: { added: result.added, known: result.known, refused: result.refusedCount, consent: fileConsent },
    })
  result.refused.sort((one, other) => one.line - other.line)
  return result
})

/** The readable lines, each address once. */
function sifted(lines: readonly SubscriberLine[], seen: ReadonlySet<string>, refuse: Refuse): Good[] {
  const here = new Set<string>()
  return lines.filter((line): line is Good => {
    const problem = line.problem ?? (seen.has(line.email) || here.has(line.email) ? 'Repetido no arquivo' : null)
    if (problem !== null) refuse(line, problem)
    else here.add(line.email)
    return problem === null
  })
}

/** Inserts the addresses that are new, active at once. Gives them. */
async function insert(
  { tx, actor, now }: CommandContext,
  lines: readonly Good[],
  cities: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const rows = lines.map(({ email, name, city, tags }) => ({
    ...{ email, name, tags, city: cities.get(city) ?? null, status: 'active', source: 'file' },
    ...{ token: newToken(), addedBy: actor.id, subscribedAt: now },
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
 * Adds the subscribers of a file, active at once by a master's declaration (NEWS-6). A subscription that ended is never revived. With `preview`
 * nothing is written. Written batches stay when the file breaks off; sending the file again adds the rest. Raises forbidden, and the errors of the
 * lines.
 */
export async function importSubscribers(actor: Actor, { lines, preview }: ImportedFile): Promise<SubscriberFileResult> {
  newsletterPolicy.assert(actor, 'add', null)
  const whole: SubscriberFileResult = { lines: 0, added: 0, known: 0, refused: [], refusedCount: 0 }
  const seen = new Set<string>()
  for await (const batch of lines) {
    const part = await writeOrTry(actor, { lines: batch, preview, seen })
    for (const line of batch) if (line.problem === null) seen.add(line.email)
    whole.lines += part.lines
    whole.added += part.added
    whole.known += part.known
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
