import { DomainError } from '#lib/errors.ts'
import type { PayoutKey } from '#lib/payouts/payout.ts'
import { firstDay } from '#lib/shares/months.ts'
import { newspaper } from '#lib/shares/share-out.ts'
import { openPayouts } from '#server/payouts/commands/open-payouts.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { sharePolicy } from '../policy.ts'
import { type Owed, owedIn } from '../queries/owed.ts'
import { peopleOf } from '../queries/people.ts'

/** A payment that a closed month asks for. */
export interface Payout extends Owed {
  month: string
  name: string
  /** The whole payout account; null without one, `unreadable` for one under a lost key. */
  key: PayoutKey | 'unreadable' | null
}

/**
 * The payments that a closed month still owes, with each person's whole payout account, for masters. Audits every account. People who were paid are left
 * out, so that nobody is paid twice. Raises forbidden or not_found.
 */
export const listPayouts = command(async (context, { month }: { month: string }): Promise<Payout[]> => {
  const { tx, actor } = context
  sharePolicy.assert(actor, 'pay', null)
  if (!(await tx.shareMonth.findUnique({ where: { month: firstDay(month) }, select: { month: true } })))
    throw new DomainError('not_found')
  const owed = [...(await owedIn(tx, month, null)).values()].filter(
    ({ authorId, dueCents }) => authorId !== newspaper && dueCents > 0,
  )
  const named = await peopleOf(
    tx,
    owed.map(({ authorId }) => authorId),
  )
  const ids = owed.flatMap(({ authorId }) => named(authorId).id ?? [])
  const keys = await openPayouts.within(context, ids)
  await audit(context, {
    action: 'share.payouts_exported',
    subject: { type: 'share_month', id: month },
    details: { people: owed.length },
  })
  return owed.map(one => {
    const { id, name } = named(one.authorId)
    const key = id !== null && keys.has(id) ? (keys.get(id) ?? 'unreadable') : null
    return { ...one, month, name, key }
  })
})
