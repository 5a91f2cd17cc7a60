import { system } from '#lib/actor.ts'
import { attemptWaits } from '#lib/monitor/attempts.ts'
import { type FailureReason, reasonSentence } from '#lib/monitor/reasons.ts'
import { notify, notifyEditors } from '#server/notifications/commands/notify-people.ts'
import { db } from '#server/platform/db/db.ts'
import { command } from '#server/platform/work/command.ts'
import { at } from './moment.ts'
import type { Journalists } from './people.ts'

const minute = 60_000
const hour = 60 * minute

/** The days whose runs are shown; older articles were analysed before. */
const shownDays = 30

interface Run {
  articleId: string
  status: 'success' | 'pending' | 'failed'
  attempt: number
  executedAt: Date
  nextAttemptAt?: Date
  reason?: FailureReason
}

/** Every seventh article failed once and succeeded a minute later; one failed for good, and one waits for its next attempt. */
function runsOf(articles: readonly { id: string; publishedAt: Date }[], now: Date): Run[] {
  const runs = articles.flatMap(({ id: articleId, publishedAt }, place): Run[] => {
    const ran = publishedAt.getTime() + 2_000
    const first = { articleId, attempt: 0, executedAt: new Date(ran) }
    if (place % 7 !== 3) return [{ ...first, status: 'success' }]
    const again = { articleId, attempt: 1, executedAt: new Date(ran + minute) }
    return [
      { ...first, status: 'failed', reason: place % 2 ? 'database_away' : 'too_slow' },
      { ...again, status: 'success' },
    ]
  })
  const [lost, waiting] = articles
  if (!lost || !waiting) return runs
  const begun = now.getTime() - 20 * hour
  const since = attemptWaits.map((_, place) => attemptWaits.slice(0, place + 1).reduce((sum, wait) => sum + wait, 0))
  const times = [0, ...since].map(passed => begun + passed)
  const failures = times.map(
    (time, attempt): Run => ({
      articleId: lost.id,
      status: 'failed',
      attempt,
      executedAt: new Date(time),
      reason: 'seo_failed',
    }),
  )
  return [
    ...runs,
    ...failures,
    {
      articleId: waiting.id,
      status: 'failed',
      attempt: 2,
      executedAt: new Date(now.getTime() - 4 * minute),
      reason: 'too_slow',
    },
    {
      articleId: waiting.id,
      status: 'pending',
      attempt: 3,
      executedAt: new Date(now.getTime() - 4 * minute),
      nextAttemptAt: new Date(now.getTime() + 26 * minute),
    },
  ]
}

/** Stores the log of the monitor, as if the articles had been analysed when they were published, and what editors and authors were told. */
export async function seedMonitor(now: Date, journalists: Journalists): Promise<void> {
  const articles = await db().article.findMany({
    where: {
      status: 'published',
      deletedAt: null,
      publishedAt: { gt: new Date(now.getTime() - shownDays * 24 * hour) },
    },
    orderBy: { publishedAt: 'desc' },
    select: { id: true, title: true, authorId: true, publishedAt: true },
  })
  const published = articles.flatMap(({ publishedAt, ...article }) =>
    publishedAt ? [{ ...article, publishedAt }] : [],
  )
  await db().aiReprocessing.createMany({ data: runsOf(published, now) })
  const [lost, ...others] = published
  const ofHelena = others.find(({ authorId }) => authorId === journalists.helena)
  if (lost) await at(now.getTime() - 5 * hour, () => tellLost(system, lost))
  if (ofHelena) await at(now.getTime() - 3 * hour, () => tellOfSeo(system, { ...ofHelena, to: journalists.helena }))
}

interface Told {
  id: string
  title: string
}

const tellLost = command(async (context, { id, title }: Told) => {
  const message = `“${title}” não pôde ser reprocessado, e não haverá nova tentativa.`
  const errors = [reasonSentence('seo_failed')]
  await notifyEditors(context, { type: 'AI_ERROR', message, about: { articleId: id }, errors })
})

const tellOfSeo = command(async (context, { id, title, to }: Told & { to: string }) => {
  await notify(context, [to], {
    type: 'SEO_ERROR',
    message: `A validação de SEO encontrou erros em “${title}”.`,
    about: { articleId: id },
    errors: ['Uma imagem do texto não tem descrição.'],
    warnings: ['O resumo é curto: use pelo menos 50 caracteres.'],
  })
})
