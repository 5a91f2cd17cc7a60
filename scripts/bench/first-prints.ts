import { Agent } from 'node:http'
import { articlePath } from '#lib/paths.ts'
import { db } from '#server/platform/db.ts'
import { timed } from './ask.ts'
import { quantile } from './numbers.ts'

/** Every published article's address, the newest first. */
export async function publishedPaths(): Promise<string[]> {
  const articles = await db().article.findMany({
    where: { status: 'published', deletedAt: null },
    orderBy: { publishedAt: 'desc' },
    select: { slug: true, locationPath: true },
  })
  return articles.map(articlePath)
}

/** Asks once for addresses that nobody has asked for since the start, one after the other. The very first brings Next's code to memory and
 * is told apart. Gives milliseconds. */
export async function measureFirstPrints(base: string, paths: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (const path of paths) times.push(await timed(base + path, agent))
  agent.destroy()
  const [first = Number.NaN, ...others] = times
  return { count: others.length, first, median: quantile(others, 0.5), p95: quantile(others, 0.95) }
}
