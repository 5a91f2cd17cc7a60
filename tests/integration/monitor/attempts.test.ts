import { beforeEach, describe, expect, test } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import { readListState } from '#lib/list/state.ts'
import { monitorList } from '#lib/monitor/monitor-list.ts'
import { publicArticleSaved } from '#server/articles/events.ts'
import { reprocessDue } from '#server/monitor/commands/queue-attempts.ts'
import { requestAttempt } from '#server/monitor/commands/request-attempt.ts'
import { runAttempt } from '#server/monitor/commands/run-attempt.ts'
import { monitorJobs, runForgotten } from '#server/monitor/jobs.ts'
import type { Steps } from '#server/monitor/process.ts'
import { listMonitorDays } from '#server/monitor/queries/days.ts'
import { findOverview, listAttempts } from '#server/monitor/queries/log.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '#tests/support/given.ts'
import { listNotices } from '#tests/support/live/notices.ts'
import { surviveKills } from '#tests/support/monitor/killed-worker.ts'
import { refusal } from '#tests/support/refusal.ts'
import { rounds } from '#tests/support/tier.ts'

const broken: Steps = { seo: async () => {}, analysis: async () => Promise.reject(new Error('no sense in it')) }
const never: Steps = { seo: () => Promise.reject(new Error('ran')), analysis: () => Promise.reject(new Error('ran')) }

let editor: SignedIn
let articleId = ''

beforeEach(async () => {
  await db().aiReprocessing.deleteMany()
  editor = await given.editor()
  articleId = (await given.article({ status: 'published' })).article.id
})

const rows = (of = articleId) => db().aiReprocessing.findMany({ where: { articleId: of }, orderBy: { id: 'asc' } })
const waiting = async () => (await rows()).find(({ status }) => status === 'pending')
/** Makes the waiting attempt due. */
const makeDue = () =>
  db().aiReprocessing.updateMany({ where: { status: 'pending' }, data: { nextAttemptAt: new Date(Date.now() - 1) } })
const ask = (force: boolean) => requestAttempt(editor, { articleId, force })

describe('an attempt', () => {
  test('that succeeds is recorded, with its validation, and told to whoever forced it', async () => {
    const { id } = await ask(true)
    await runAttempt(id)
    expect(await rows()).toMatchObject([{ status: 'success', attempt: 0, nextAttemptAt: null, forced: true }])
    expect(await db().seoValidation.count({ where: { articleId } })).toBe(1)
    expect(await listNotices(editor)).toMatchObject([{ type: 'AI_SUCCESS' }])
  })

  test('that fails is repeated after one, five, thirty minutes, two and twelve hours; then editors are told', async () => {
    const colleague = await given.master()
    await ask(false)
    for (const minutes of [1, 5, 30, 120, 720]) {
      await makeDue()
      await runAttempt((await waiting())?.id ?? '', broken)
      const next = await waiting()
      const wait = ((next?.nextAttemptAt?.getTime() ?? 0) - Date.now()) / 60_000
      expect(wait).toBeGreaterThan(minutes - 0.5)
      expect(wait).toBeLessThanOrEqual(minutes)
    }
    expect((await waiting())?.attempt).toBe(5)
    expect(await listNotices(colleague)).toEqual([])
    await makeDue()
    await runAttempt((await waiting())?.id ?? '', broken)
    expect((await rows()).map(({ status, attempt }) => [status, attempt])).toEqual(
      [0, 1, 2, 3, 4, 5].map(n => ['failed', n]),
    )
    expect(await listNotices(colleague)).toMatchObject([
      { type: 'AI_ERROR', errors: ['A análise deu erro com este texto.'], path: `/monitor?artigo=${articleId}` },
    ])
  })

  test('waits once for an article, stays at its time, and runs at once when it is forced, which is audited', async () => {
    const asked = await Promise.all([ask(false), ask(false), ask(false)])
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
    await runAttempt(asked[0]?.id ?? '', broken)
    const planned = await waiting()
    expect((await ask(false)).dueAt).toEqual(planned?.nextAttemptAt)
    expect(await db().auditEntry.count({ where: { action: 'monitor.forced', subjectId: articleId } })).toBe(0)
    expect(await ask(true)).toMatchObject({ id: planned?.id })
    expect(await waiting()).toMatchObject({ attempt: 0, forced: true, requestedBy: editor.id })
    expect(await db().auditEntry.findMany({ where: { action: 'monitor.forced', subjectId: articleId } })).toMatchObject(
      [{ actorId: editor.id, articleId }],
    )
  })

  test('is not run before its time, nor by two workers', async () => {
    const { id } = await ask(false)
    let runs = 0
    const counted: Steps = { seo: async () => {}, analysis: async () => void runs++ }
    const crowded: Steps = {
      ...counted,
      analysis: async () => {
        runs++
        await Promise.all([runAttempt(id, counted), runAttempt(id, counted)])
      },
    }
    await Promise.all([runAttempt(id, crowded), runAttempt(id, crowded)])
    expect(runs).toBe(1)
    await runAttempt(id, never)
    expect(await rows()).toMatchObject([{ status: 'success' }])
  })

  test('of a killed process is due again after the lease, and the late process records nothing', async () => {
    const { id } = await ask(false)
    const late: Steps = {
      seo: async () => {},
      analysis: async () => {
        // This process sleeps so long that another one takes the attempt over.
        await db().aiReprocessing.update({ where: { id }, data: { nextAttemptAt: new Date(Date.now() - 300_000) } })
        await runForgotten()
        throw new Error('too late')
      },
    }
    await runAttempt(id, late)
    expect(await rows()).toMatchObject([{ status: 'success', reason: null }])
  })
})

test('a published article is analysed, and validated by its own job alone', async () => {
  const begin = monitorJobs.find(({ on }) => on.includes(publicArticleSaved.name))
  await begin?.run({ articleId })
  await runAttempt((await waiting())?.id ?? '', { ...never, analysis: async () => {} })
  expect(await rows()).toMatchObject([{ status: 'success', forced: false }])
})

describe('the monitor', () => {
  const stateOf = (parameters: Record<string, string> = {}) => readListState(monitorList, parameters)

  test('is for editors and masters; for others it does not answer (abuse cases 3 and 7)', async () => {
    for (const stranger of [anonymous, await given.reader(), await given.author()]) {
      const acts: (() => Promise<unknown>)[] = [
        () => findOverview(stranger, new Date()),
        () => listAttempts(stranger, stateOf()),
        () => listMonitorDays(stranger, new Date()),
        () => requestAttempt(stranger, { articleId, force: true }),
        () => reprocessDue(stranger, undefined),
      ]
      for (const act of acts) expect(await refusal(Promise.resolve().then(act))).toBe('forbidden')
    }
    expect(await refusal(requestAttempt(editor, { articleId: crypto.randomUUID(), force: true }))).toBe(
      'article_not_found',
    )
    expect(await rows()).toEqual([])
  })
})

test('a worker that is killed loses no attempt and records none twice (abuse case 37)', async () => {
  const articles = [articleId]
  const count = rounds(30, 60)
  while (articles.length < count) articles.push((await given.article({ status: 'draft' })).article.id)
  const outcome = await surviveKills(articles, rounds(1, 3))
  expect(outcome).toEqual({ success: count, pending: 0, failed: 0, recorded: count, validated: count })
}, 120_000)
