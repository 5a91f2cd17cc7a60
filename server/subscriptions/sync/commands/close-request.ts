import { command } from '#server/platform/work/command.ts'
import { alarmMasters } from '../../ledger/alarm.ts'

/**
 * Closes a refund request that its provider did. One that the provider refused stays open, since the money is owed: the masters are notified,
 * and the reconciliation tries again.
 */
export const closeRequest = command(
  async (context, { requestId: id, refused }: { requestId: string; refused: boolean }): Promise<void> => {
    const { tx, now } = context
    if (refused) {
      const { protocol, subscriptionId } = await tx.refundRequest.findUniqueOrThrow({ where: { id } })
      const message = `O provedor recusou a devolução ${protocol}. Faça-a na tela do provedor. Veja em Assinaturas.`
      // The reconciliation tries every hour; the masters are told once.
      const told = await tx.notification.count({ where: { type: 'PAYMENT_PROBLEM', message } })
      if (told === 0) await alarmMasters(context, { subscriptionId, message })
    } else
      await tx.refundRequest.updateMany({ where: { id, status: 'requested' }, data: { status: 'done', doneAt: now } })
  },
)
