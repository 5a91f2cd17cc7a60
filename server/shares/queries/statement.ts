import type { Actor } from '#lib/actor.ts'
import { monthAfter } from '#lib/months.ts'
import { firstDay, isMonth, type ShareBasis } from '#lib/shares/months.ts'
import { newspaper } from '#lib/shares/share-out.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'
import { sharePolicy } from '../policy.ts'
import { type Adjustment, listAdjustments } from './adjustments.ts'
import { type Owed, owedIn } from './owed.ts'
import { idsOf, peopleOf, type SharePerson } from './people.ts'

export interface ClosedTerms {
  month: string
  basis: ShareBasis
  revenueCents: number
  percent: number
  poolCents: number
  closedAt: Date
}

export interface OwedPerson extends Owed {
  name: string
  /** Whether a payout account is known. */
  hasAccount: boolean
}

export interface StatementLine {
  articleId: string
  title: string
  count: number
  authors: number
  cents: number
}

export interface ClosedShare extends ClosedTerms {
  closedBy: string
  /** The part of the pool that stays with the newspaper. */
  newspaperCents: number
  people: OwedPerson[]
  adjustments: Adjustment[]
  /** The people that a correction may name: those of the month and all staff, in the order of names. */
  correctable: { id: string; name: string }[]
  /** The month in which a correction made now would count. */
  adjustsIn: string
  /** The articles of the chosen person; null without one. */
  chosen: { name: string; lines: StatementLine[]; others: number } | null
}

/** The most lines of a statement on screen; its file has all. */
export const mostLines = 200

/** A closed month; null for any other. */
export async function findTerms(month: string): Promise<(ClosedTerms & { closedBy: string | null }) | null> {
  const row = isMonth(month) ? await db().shareMonth.findUnique({ where: { month: firstDay(month) } }) : null
  if (!row) return null
  const { basis, percent, closedAt, closedBy } = row
  return {
    month,
    basis,
    percent,
    closedAt,
    closedBy,
    revenueCents: Number(row.revenueCents),
    poolCents: Number(row.poolCents),
  }
}

/** A closed month with everybody's sums, and the articles of one person; null for a month that is not closed. Raises forbidden. */
export async function findClosedShare(
  actor: Actor,
  month: string,
  authorId: string | null,
): Promise<ClosedShare | null> {
  sharePolicy.assert(actor, 'see', null)
  const terms = await findTerms(month)
  if (!terms) return null
  const owed = [...(await owedIn(db(), month, null)).values()]
  const newest = await db().shareMonth.findFirst({ orderBy: { month: 'desc' }, select: { month: true } })
  const named = await peopleOf(db(), [...owed.map(one => one.authorId), ...(terms.closedBy ? [terms.closedBy] : [])])
  const accounts = await accountsOf(owed.map(one => named(one.authorId).id))
  const people = owed.map(one => {
    const { id, name } = named(one.authorId)
    return { ...one, name, hasAccount: id !== null && accounts.has(id) }
  })
  const ids = authorId !== null && looksLikeUuid(authorId) ? await idsOf(db(), authorId) : []
  const own = people.find(one => one.authorId === ids[0])
  const { closedBy, ...rest } = terms
  return {
    ...rest,
    closedBy: closedBy === null ? 'Conta excluída' : named(closedBy).name,
    newspaperCents: people.find(one => one.authorId === newspaper)?.cents ?? terms.poolCents - sumOf(people),
    people: people.filter(one => one.authorId !== newspaper),
    adjustments: await listAdjustments(db(), { month, ids: null }),
    correctable: await listCorrectable(owed.map(one => named(one.authorId))),
    adjustsIn: monthAfter(newest?.month.toISOString().slice(0, 7) ?? month),
    chosen: own ? { name: own.name, ...(await linesOf(month, ids)) } : null,
  }
}

const sumOf = (people: readonly Owed[]) => people.reduce((sum, { cents }) => sum + cents, 0)

/** The people of a month and all staff: a correction may be for somebody whose credit was missing. */
async function listCorrectable(ofMonth: readonly SharePerson[]): Promise<{ id: string; name: string }[]> {
  const staff = await db().user.findMany({
    where: { roles: { some: {} } },
    select: { id: true, profile: { select: { fullName: true } } },
  })
  const names = new Map(staff.map(({ id, profile }) => [id, profile.fullName]))
  for (const { id, name } of ofMonth) if (id !== null) names.set(id, name)
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'))
}

async function accountsOf(ids: readonly (string | null)[]): Promise<Set<string>> {
  const known = ids.filter(id => id !== null)
  const rows = await db().payoutAccount.findMany({ where: { userId: { in: known } }, select: { userId: true } })
  return new Set(rows.map(({ userId }) => userId))
}

/** The first lines of people's statements of a month, the largest amounts first, and the number of the other lines. */
export async function linesOf(
  month: string,
  ids: readonly string[],
): Promise<{ lines: StatementLine[]; others: number }> {
  const where = { month: firstDay(month), authorId: { in: [...ids] } }
  const [rows, all] = await Promise.all([
    db().shareLine.findMany({
      where,
      orderBy: [{ cents: 'desc' }, { count: 'desc' }, { articleId: 'asc' }],
      take: mostLines,
    }),
    db().shareLine.count({ where }),
  ])
  const lines = rows.map(({ articleId, title, count, authors, cents }) => {
    return { articleId, title: title || 'Sem título', count: Number(count), authors, cents: Number(cents) }
  })
  return { lines, others: all - lines.length }
}
