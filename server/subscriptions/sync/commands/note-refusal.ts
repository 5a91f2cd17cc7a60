import { command } from '#server/platform/work/command.ts'
import { alarmMasters } from '../../ledger/alarm.ts'

/**
 * Notes that a provider refused a refund. The request stays open, since the money is owed, and the reconciliation tries again every hour; the
 * masters are notified once.
 */
export const noteRefusal = command(async (context, { requestId: id }: { requestId: string }): Promise<void> => {
  const { tx, now } = context
  const [first] = await tx.refundRequest.updateManyAndReturn({
    where: { id, providerRefusedAt: null },
    data: { providerRefusedAt: now },
    select: { protocol: true, subscriptionId: true },
  })
  if (!first) return
  const { protocol, subscriptionId } = first
  const message = `O provedor recusou a devolução ${protocol}. Faça-a na tela do provedor. Veja em Assinaturas.`
  await alarmMasters(context, { subscriptionId, message })
})
