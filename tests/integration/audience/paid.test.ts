import { afterEach, beforeEach, expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { countAudience } from '#server/audience/commands/count-audience.ts'
import { flushViews, noteView } from '#server/audience/views.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { readCounts } from '#server/shares/reckoning.ts'
import { given } from '#tests/support/given.ts'

let restore = () => {}
const at = (moment: string) => {
  restore()
  restore = setClock(() => new Date(moment))
}
beforeEach(() => db().$executeRaw`TRUNCATE audience_days, article_views, audience_visits, audience_counts`)
afterEach(() => restore())

const published = async () => (await given.article({ status: 'published' })).article.id
const view = (articleId: string, address: string, browser: number, moment = '2026-05-11T12:00:00Z') =>
  noteView({ articleId, address, userAgent: `Firefox ${browser}`, at: new Date(moment) })

/** Counts the views so far, and gives those that people are paid by. */
async function paidOf(ids: readonly string[]): Promise<(number | undefined)[]> {
  await flushViews()
  at('2026-05-11T20:00:00Z')
  await countAudience(system, undefined)
  const counts = new Map((await readCounts(db(), '2026-05', 'views')).map(({ id, count }) => [id, count]))
  return ids.map(id => counts.get(id))
}

test('of one network a few views of an article pay its people, all views stay counted (abuse case 34)', async () => {
  const ids = [await published(), await published()] as const
  for (let browser = 0; browser < 200; browser++) view(ids[0], '7.7.7.7', browser)
  for (let hour = 13; hour < 19; hour++)
    for (let browser = 0; browser < 20; browser++) view(ids[0], '7.7.7.7', browser, `2026-05-11T${hour}:00:00Z`)
  for (let reader = 0; reader < 40; reader++) view(ids[1], `9.9.9.${reader}`, 0)
  expect(await paidOf(ids)).toEqual([30, 40])
  expect(await db().audienceDay.findMany({ where: { subject: 'article' }, orderBy: { views: 'desc' } })).toMatchObject([
    { views: 320, paidViews: 30 },
    { views: 40, paidViews: 40 },
  ])
})

test('one network that views many articles pays for a bounded number in all', async () => {
  const ids: string[] = []
  for (let article = 0; article < 15; article++) ids.push(await published())
  for (const id of ids) for (let browser = 0; browser < 30; browser++) view(id, '7.7.7.7', browser)
  const paid = await paidOf(ids)
  expect(paid.reduce((sum = 0, count = 0) => sum + count, 0)).toBe(300)
})

test('the networks that one household gets are one', async () => {
  const ids = [await published(), await published()] as const
  for (let part = 0; part < 100; part++) {
    view(ids[0], `2804:14c:100:ab${part.toString(16).padStart(2, '0')}::1`, 0)
    view(ids[1], `2804:14c:${part.toString(16)}:ab00::1`, 0)
  }
  expect(await paidOf(ids)).toEqual([30, 100])
})

test('a view stores no address of its network', async () => {
  const id = await published()
  view(id, '203.0.113.77', 0)
  await flushViews()
  const [{ row = '' } = {}] = await db().$queryRaw<
    { row: string }[]
  >`SELECT to_jsonb(v)::text AS row FROM article_views v`
  expect(row).not.toContain(Buffer.from('203.0.113.77').toString('hex'))
  expect(row).not.toContain('203.0.113')
})
