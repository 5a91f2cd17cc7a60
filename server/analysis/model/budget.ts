import { isoDay } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'

/** Takes tokens from a day's budget before a call. False when the day has no more: two calls at once cannot overdraw it. */
export async function takeTokens(tokens: number, most: number): Promise<boolean> {
  const taken = await db().$executeRaw`
    INSERT INTO ai_usage AS used (day, calls, tokens) SELECT ${isoDay(now())}::date, 1, ${tokens}::int WHERE ${tokens}::int <= ${most}::int
    ON CONFLICT (day) DO UPDATE SET calls = used.calls + 1, tokens = used.tokens + excluded.tokens
      WHERE used.tokens + excluded.tokens <= ${most}::int`
  return taken > 0
}

/** Corrects what was taken by what a call really used. */
export async function settleTokens(taken: number, used: number): Promise<void> {
  await db()
    .$executeRaw`UPDATE ai_usage SET tokens = greatest(0, tokens + ${used - taken}::int) WHERE day = ${isoDay(now())}::date`
}

export async function usedToday(): Promise<{ calls: number; tokens: number }> {
  const [row] = await db().$queryRaw<{ calls: number; tokens: number }[]>`
    SELECT calls, tokens FROM ai_usage WHERE day = ${isoDay(now())}::date`
  return row ?? { calls: 0, tokens: 0 }
}
