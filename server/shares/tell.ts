import { monthName } from '#lib/shares/months.ts'
import { newspaper } from '#lib/shares/share-out.ts'
import { formatDate, formatMoney } from '#lib/text/format.ts'
import { type Message, notifyEach, settlePayment } from '#server/notifications/commands/notify-people.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { owedIn } from './queries/owed.ts'
import { peopleOf } from './queries/people.ts'

/** Notifies everybody who has a statement or an adjustment in a month that was closed, each of their own sum. */
export async function tellClosed(context: CommandContext, month: string): Promise<void> {
  const owed = [...(await owedIn(context.tx, month, null)).values()].filter(({ authorId }) => authorId !== newspaper)
  const personOf = await peopleOf(
    context.tx,
    owed.map(({ authorId }) => authorId),
  )
  const sums = new Map<string, number>()
  for (const { authorId, totalCents } of owed) {
    const { id } = personOf(authorId)
    if (id) sums.set(id, (sums.get(id) ?? 0) + totalCents)
  }
  const said = (cents: number): Message => ({
    type: 'SHARE_CLOSED',
    message: `O repasse de ${monthName(month)} foi fechado: ${formatMoney(cents)} para você.`,
    about: { shareMonth: month },
  })
  const told = [...sums].filter(([, cents]) => cents !== 0)
  await notifyEach(context, new Map(told.map(([id, cents]) => [id, said(cents)])))
}

/** Notifies a person that their share of a month was paid on a day, `2026-11-24`. */
export async function tellPaid(
  context: CommandContext,
  { month, authorId, cents, paidOn }: { month: string; authorId: string; cents: number; paidOn: string },
): Promise<void> {
  const { id } = (await peopleOf(context.tx, [authorId]))(authorId)
  if (!id) return
  const day = formatDate(new Date(paidOn), 'dd/MM/yyyy', 'UTC')
  const message = `O seu repasse de ${monthName(month)}, ${formatMoney(cents)}, foi pago em ${day}.`
  await notifyEach(context, new Map([[id, { type: 'SHARE_PAID', message, about: { shareMonth: month } }]]))
}

/** Archives the notification of a payment whose mark was taken back. */
export async function untellPaid(context: CommandContext, month: string, authorId: string): Promise<void> {
  const { id } = (await peopleOf(context.tx, [authorId]))(authorId)
  if (id) await settlePayment(context, id, month)
}
