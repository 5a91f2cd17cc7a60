import { beforeEach, expect, test, vi } from 'vitest'
import { system } from '#lib/actor.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { db } from '#server/platform/db/db.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { validateOnDemand, validateSeo } from '#server/seo/commands/validate-seo.ts'
import { postValidation } from '#server/seo/http.ts'
import { seoJobs, seoValidate } from '#server/seo/jobs.ts'
import { linkChecking } from '#server/seo/link-checking.ts'
import { findReport } from '#server/seo/queries/report.ts'
import { fieldsWith, given, sentence } from '../../support/given.ts'

vi.mock('#server/platform/session/request-session.ts', async original => ({
  ...(await original<typeof import('#server/platform/session/request-session.ts')>()),
  actorOf: vi.fn(),
}))

const waiting = (articleId: string, name = seoValidate.name) =>
  db().$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM pgboss.job WHERE name = ${name} AND data->>'articleId' = ${articleId}`

const kept = (articleId: string) => db().seoValidation.count({ where: { articleId } })
const rulesOf = async (articleId: string) =>
  (await findReport(system, articleId)).verdict?.findings.map(({ rule }) => rule) ?? []

beforeEach(async () => {
  vi.mocked(actorOf).mockResolvedValue(await given.editor())
})

test('publishing queues a validation, in the same transaction', async () => {
  const { article } = await given.article({ status: 'review' })
  expect(await waiting(article.id)).toEqual([{ n: 0 }])
  await changeStatus(await given.editor(), { id: article.id, version: 2, status: 'published' })
  expect(await waiting(article.id)).toEqual([{ n: 1 }])
})

test('a job that runs twice stores one validation; each that is asked for is stored, and the newest twenty are kept', async () => {
  const { article, author } = await given.article({ status: 'review' })
  await Promise.all([1, 2, 3].map(() => validateSeo(system, { articleId: article.id })))
  expect(await kept(article.id)).toBe(1)
  const { id: _, ...row } = await db().seoValidation.findFirstOrThrow({ where: { articleId: article.id } })
  const earlier = Array.from({ length: 20 }, () => ({ ...row, validatedAt: new Date(0) }))
  await db().seoValidation.createMany({ data: earlier as never })
  await validateOnDemand(author, { articleId: article.id })
  expect(await kept(article.id)).toBe(20)
})

test('the author is told of errors and of their end, with the lists, and not twice', async () => {
  const { article, author } = await given.article({
    status: 'published',
    fields: { coverImage: 'https://fotos.example/a.jpg', coverAlt: 'A avenida', coverCredit: 'Ana' },
  })
  const articleId = article.id
  await db().article.update({ where: { id: articleId }, data: { coverAlt: '' } })
  await validateSeo(system, { articleId })
  await db().article.update({ where: { id: articleId }, data: { title: 'Obra da avenida ficou pronta', version: 90 } })
  await validateSeo(system, { articleId })
  const where = { userId: author.id, type: { startsWith: 'SEO' } }
  const told = () => db().notification.findMany({ where, orderBy: { createdAt: 'asc' } })
  expect(await told()).toMatchObject([
    { type: 'SEO_ERROR', articleId, metadata: { errors: ['A imagem de capa não tem descrição.'] } },
  ])
  await db().article.update({ where: { id: articleId }, data: { coverAlt: 'A avenida', version: 91 } })
  await validateSeo(system, { articleId })
  expect((await told()).map(({ type }) => type)).toEqual(['SEO_ERROR', 'SEO_OK'])
})

test('the archive’s titles and links into nothing are found, whatever their spelling', async () => {
  const title = `Ponte do Açude ${crypto.randomUUID()} é reaberta`
  await given.article({ status: 'published', fields: { title } })
  const link = '<a href="/article/nunca-existiu-aqui">a primeira parte da série</a>'
  const content = fieldsWith().content.replace('</p>', ` ${link}</p>`)
  const { article } = await given.article({ fields: { title: title.toUpperCase().replace('É', 'E'), content } })
  await validateSeo(system, { articleId: article.id })
  expect(await rulesOf(article.id)).toEqual(expect.arrayContaining(['title-duplicate', 'link-broken']))
  // A draft's title is no archive, and nobody else's business.
  const { article: other } = await given.article({ fields: { title: article.title.replace('PONTE', 'Balsa') } })
  await validateSeo(system, { articleId: other.id })
  expect(await rulesOf(other.id)).not.toContain('title-duplicate')
})

test('links to other sites are followed by a job, never to an address inside (abuse case 6)', async () => {
  const link = (href: string) => `<a href="${href}">o relatório da prefeitura</a>`
  const content = `<p>${sentence('a')} ${link('https://nao-existe.invalid/x')} ${link('http://127.0.0.1:9/x')}</p>`
  const { article, author } = await given.article({ fields: { content } })
  await validateOnDemand(author, { articleId: article.id })
  expect(await waiting(article.id, linkChecking.name)).toEqual([{ n: 1 }])
  expect(await rulesOf(article.id)).toContain('link-target')
  await seoJobs.find(({ job }) => job.name === linkChecking.name)?.run({ articleId: article.id })
  expect(await db().linkCheck.count()).toBe(1)
  await db().linkCheck.updateMany({ data: { broken: true } })
  await validateSeo(system, { articleId: article.id })
  expect(await rulesOf(article.id)).toContain('link-broken')
})

test('the handler gives the verdict with the names of the table', async () => {
  const { article } = await given.article({ status: 'published' })
  const post = (body: unknown) =>
    postValidation(
      new Request('https://jornal.example/api/validate-seo', {
        method: 'POST',
        headers: { origin: 'https://jornal.example', 'x-forwarded-host': 'jornal.example' },
        body: JSON.stringify(body),
      }),
    )
  const answer = await post({ articleId: article.id })
  expect(await answer.json()).toMatchObject({
    article_id: article.id,
    validation_status: 'warning',
    errors: [],
    warnings: expect.arrayContaining(['Sem imagem de capa, a matéria aparece sem foto na busca e nas redes.']),
  })
  expect((await post({ articleId: 'x' })).status).toBe(400)
  expect((await post({ articleId: { contains: '' } })).status).toBe(400)
  vi.mocked(actorOf).mockResolvedValue(await given.reader())
  expect((await post({ articleId: article.id })).status).toBe(403)
  // Another author learns nothing, not even that it exists (abuse case 7).
  vi.mocked(actorOf).mockResolvedValue(await given.author())
  expect([403, 404]).toContain((await post({ articleId: article.id })).status)
  expect(await kept(article.id)).toBe(1)
})
