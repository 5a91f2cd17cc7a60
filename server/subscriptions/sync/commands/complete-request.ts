import { command } from '#server/platform/work/command.ts'

/** Closes a refund request that its provider carried out. */
export const completeRequest = command(async ({ tx, now }, { requestId: id }: { requestId: string }): Promise<void> => {
  await tx.refundRequest.updateMany({ where: { id, status: 'requested' }, data: { status: 'done', doneAt: now } })
})
