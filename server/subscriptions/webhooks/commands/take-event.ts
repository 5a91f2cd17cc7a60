import type { Provider } from '#lib/subscriptions/plans.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import type { ProviderEvent } from '../../providers/provider.ts'
import { syncJob } from '../../sync/job.ts'

/** Stores a verified notification, and queues the reading of what it is about, once. A repeated one does nothing. */
export const takeEvent = command(
  async ({ tx, now }, { provider, event }: { provider: Provider; event: ProviderEvent }): Promise<void> => {
    const { id: eventId, type, object } = event
    const about = { objectKind: object?.kind ?? 'none', objectId: object?.id ?? '' }
    const { count } = await tx.paymentEvent.createMany({
      data: { provider, eventId, type, ...about, receivedAt: now, handledAt: object ? null : now },
      skipDuplicates: true,
    })
    if (count === 1 && object) await enqueue(tx, syncJob, { provider, ...object, eventId })
  },
)
