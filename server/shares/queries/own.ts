import { type Actor, isSignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { db } from '#server/platform/db/db.ts'
import { readSetting } from '#server/site/queries.ts'
import { sharePolicy } from '../policy.ts'
import { lastClosed } from '../reckoning.ts'
import { type Adjustment, listAdjustments } from './adjustments.ts'
import { type Owed, owedIn, owedTo } from './owed.ts'
import { idsOf } from './people.ts'
import { type ClosedTerms, findTerms, linesOf, type StatementLine } from './statement.ts'

/** A person's own month. */
export type OwnMonth = Omit<Owed, 'authorId'>

export interface OwnShares {
  /** Hundredths of a percent for the months to come; null: “Split não configurado”. */
  percent: number | null
  months: OwnMonth[]
  /** Corrections that count in the month that is still open. */
  coming: Adjustment[]
}

/** The actor's own statements, the newest first. Raises signed_out. */
export async function findOwnShares(actor: Actor): Promise<OwnShares> {
  const ids = await ownIds(actor)
  const [months, adjusted, last] = await Promise.all([
    owedTo(db(), ids),
    listAdjustments(db(), { month: null, ids }),
    lastClosed(db()),
  ])
  const { percent } = await readSetting('revenue_share')
  return { percent, months, coming: adjusted.filter(({ month }) => last === null || month > last) }
}

export interface OwnStatement extends ClosedTerms, OwnMonth {
  lines: StatementLine[]
  /** The number of lines that only the file has. */
  others: number
  adjustments: Adjustment[]
}

/** The actor's own statement of a closed month; null for a month that is not closed or has no statement or adjustment of theirs. Raises signed_out. */
export async function findOwnShare(actor: Actor, month: string): Promise<OwnStatement | null> {
  const ids = await ownIds(actor)
  const terms = await findTerms(month)
  if (!terms) return null
  const [owed] = (await owedIn(db(), month, ids)).values()
  if (!owed) return null
  const { closedBy: _, ...rest } = terms
  const adjustments = await listAdjustments(db(), { month, ids })
  return { ...rest, ...owed, ...(await linesOf(month, ids)), adjustments }
}

/** The ids of the actor in statements: the account's, and those of joined bylines. Raises signed_out. */
export async function ownIds(actor: Actor): Promise<string[]> {
  sharePolicy.assert(actor, 'readOwn', null, 'signed_out')
  if (!isSignedIn(actor)) throw new DomainError('signed_out')
  return idsOf(db(), actor.id)
}
