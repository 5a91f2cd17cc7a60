import { expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { searchPublished } from '#server/articles/desk/queries/titles.ts'
import { pinArticle } from '#server/articles/front/commands/pin-article.ts'
import { unpinArticle } from '#server/articles/front/commands/unpin-article.ts'
import { findDeskPin, findPin } from '#server/articles/front/queries/pins.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { given } from '../../../support/given.ts'
import { keysForgottenBy } from '../../../support/press.ts'
import { refusal } from '../../../support/refusal.ts'

const hour = 60 * 60 * 1000
const aDay = { hours: 24 } as const
const inHours = (hours: number) => new Date(now().getTime() + hours * hour)

test('an editor pins a published article for a day, and the home page is printed anew', async () => {
  const { article } = await given.article({ status: 'published' })
  const editor = await given.editor()
  const keys = await keysForgottenBy(() => pinArticle(editor, { articleId: article.id, until: aDay }))
  expect(keys).toEqual(['pin'])
  const pin = await findPin(now())
  expect(pin?.card.id).toBe(article.id)
  expect(pin?.expiresAt.getTime()).toBeCloseTo(inHours(24).getTime(), -4)
  expect(await findPin(inHours(25))).toBeNull()
  const audited = await db().auditEntry.findFirst({ where: { subjectId: article.id, action: 'article.pinned' } })
  expect(audited?.actorId).toBe(editor.id)
})

test('a second pin ends the first for good: after it no pin comes back', async () => {
  const editor = await given.editor()
  const first = await given.article({ status: 'published' })
  const second = await given.article({ status: 'published' })
  await pinArticle(editor, { articleId: first.article.id, until: { hours: 168 } })
  await pinArticle(editor, { articleId: second.article.id, until: { hours: 6 } })
  expect((await findPin(now()))?.card.id).toBe(second.article.id)
  expect(await findPin(inHours(7))).toBeNull()
  expect(await keysForgottenBy(() => unpinArticle(editor, { articleId: first.article.id }))).toEqual([])
  expect((await findPin(now()))?.card.id).toBe(second.article.id)
  expect(await keysForgottenBy(() => unpinArticle(editor, { articleId: second.article.id }))).toEqual(['pin'])
  expect(await findPin(now())).toBeNull()
})

test('two editors who pin at the same moment leave one pin', async () => {
  const articles = [await given.article({ status: 'published' }), await given.article({ status: 'published' })]
  const editor = await given.editor()
  await Promise.all(articles.map(({ article }) => pinArticle(editor, { articleId: article.id, until: aDay })))
  expect(await db().homePin.count({ where: { expiresAt: { gt: now() } } })).toBe(1)
})

test('readers do not see a pin whose article was withdrawn; the desk does', async () => {
  const editor = await given.editor()
  const { article } = await given.article({ status: 'published' })
  await pinArticle(editor, { articleId: article.id, until: aDay })
  await changeStatus(editor, { id: article.id, version: 3, status: 'draft' })
  expect(await findPin(now())).toBeNull()
  expect(await findDeskPin(editor, now())).toMatchObject({ articleId: article.id, shown: false })
})

test('a draft cannot be pinned, and no pin ends in the past or months away', async () => {
  const editor = await given.editor()
  const { article: draft } = await given.article()
  expect(await refusal(pinArticle(editor, { articleId: draft.id, until: aDay }))).toBe('not_published')
  const { article } = await given.article({ status: 'published' })
  for (const local of ['2020-01-01T10:00', '2099-01-01T10:00']) {
    expect(await refusal(pinArticle(editor, { articleId: article.id, until: { local } }))).toBe('pin_moment')
  }
})

test('strangers, readers and authors cannot pin, unpin or see pins', async () => {
  const { article, author } = await given.article({ status: 'published' })
  await pinArticle(await given.editor(), { articleId: article.id, until: aDay })
  for (const actor of [anonymous, await given.reader(), await given.subscriber(), author]) {
    expect(await refusal(pinArticle(actor, { articleId: article.id, until: aDay }))).toBe('forbidden')
    expect(await refusal(unpinArticle(actor, { articleId: article.id }))).toBe('forbidden')
    expect(await refusal(findDeskPin(actor, now()))).toBe('forbidden')
    if (actor !== author) expect(await refusal(searchPublished(actor, 'obra'))).toBe('forbidden')
  }
  expect((await findPin(now()))?.card.id).toBe(article.id)
})

test('titles are found by the beginnings of their words, in any order and case, without accents; SQL wildcards match nothing', async () => {
  const editor = await given.editor()
  const { article } = await given.article({ status: 'published', fields: { title: 'Xisto 100% verde na Serra' } })
  await given.article({ fields: { title: 'Xisto em rascunho na Serra' } })
  const found = async (words: string) => (await searchPublished(editor, words)).map(({ id }) => id)
  expect(await found('serra XISTO')).toEqual([article.id])
  expect(await found('100% xisto')).toEqual([article.id])
  expect(await found('xisto _ serra')).toEqual([article.id])
  for (const signs of ['%', '_', "'", ':*', 'xisto & !serra | zinco']) expect(await found(signs)).toEqual([])
  const eve = await given.article({ status: 'published', fields: { title: 'Véspera de eleições em Açailândia' } })
  expect(await found('acai vesp')).toEqual([eve.article.id])
})
