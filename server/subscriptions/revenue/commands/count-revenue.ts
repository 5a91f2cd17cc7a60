import { revenueCuts, spanStart, spansOver } from '#lib/subscriptions/revenue/spans.ts'
import { Prisma } from '#server/platform/db/db.ts'
import { command } from '#server/platform/work/command.ts'
import { addedUp } from '../cash.ts'
import { readMovements } from '../movements.ts'

/**
 * Adds up the revenue of everything that was recorded before today, from the beginning: a mistake of an earlier count does not stay. For the job:
 * it checks no policy.
 */
export const countRevenue = command(async ({ tx, now }, _: undefined): Promise<void> => {
  const until = spanStart('dias', now)
  await tx.$executeRaw`LOCK TABLE revenue_counts IN EXCLUSIVE MODE`
  await tx.revenueCash.deleteMany()
  await tx.revenueMovement.deleteMany()
  const recorded = Prisma.sql`recorded_at < ${until.toISOString()}::timestamptz`
  await tx.$executeRaw`INSERT INTO revenue_cash ${addedUp(recorded)}`
  const oldest = await tx.subscriptionChange.findFirst({ orderBy: { at: 'asc' }, select: { at: true } })
  for (const cut of oldest ? revenueCuts : []) {
    const starts = spansOver(cut, oldest?.at ?? until, until)
    const end = spanStart(cut, until)
    const rows = await readMovements(tx, { from: null, starts, end })
    await tx.revenueMovement.createMany({ data: rows.map(row => ({ cut, ...row })) })
  }
  await tx.revenueCount.upsert({ where: { id: 1 }, create: { id: 1, until }, update: { until } })
})
