import { type PaymentProblem, problemLabels } from '#lib/subscriptions/problems.ts'
import { formatMoney } from '#lib/text/format.ts'
import { notify } from '#server/notifications/commands/notify-people.ts'
import { log } from '#server/platform/process/log.ts'
import { audit } from '#server/platform/work/audit.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import type { Entry } from './entries.ts'

/** Alarms the masters about a payment that opens nothing: a notification, an audit row and an error in the log. */
export async function alarmProblem(context: CommandContext, entry: Entry): Promise<void> {
  const { id, subscriptionId, provider, amountCents, currency } = entry
  const problem = entry.problem as PaymentProblem
  const amount = currency === 'BRL' ? formatMoney(amountCents) : `${(amountCents / 100).toFixed(2)} ${currency}`
  await alarmMasters(context, {
    subscriptionId,
    message: `Um pagamento de ${amount} não abriu o acesso: ${problemLabels[problem]}. Veja em Assinaturas.`,
  })
  const subject = { type: 'subscription', id: subscriptionId }
  await audit(context, {
    action: 'subscription.payment_problem',
    subject,
    status: 'failed',
    details: { entry: id, problem },
  })
  log().error({ provider, subscription: subscriptionId, entry: id, problem }, 'a payment opens nothing')
}

/** Notifies every master about a subscription. */
export async function alarmMasters(
  context: CommandContext,
  { subscriptionId, message }: { subscriptionId: string; message: string },
): Promise<void> {
  const masters = await context.tx.userRole.findMany({ where: { role: 'master' }, select: { userId: true } })
  const ids = masters.map(({ userId }) => userId)
  await notify(context, ids, { type: 'PAYMENT_PROBLEM', message, about: { subscriptionId } })
}
