import { describe, expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { restoreVersion } from '#server/articles/versions/commands/restore-version.ts'
import { compareVersions, listVersions } from '#server/articles/versions/queries/versions.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given, sentence } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const rowOf = (id: string) => db().article.findUniqueOrThrow({ where: { id }, include: { tags: true } })

/** An article saved twice: “A ponte não caiu” became “A ponte já caiu”. */
async function savedTwice(fields = {}) {
  const author = await given.person(['author'], 'Rita Repórter')
  const first = fieldsWith({ title: 'A ponte não caiu', content: `<p>${sentence('Antes')}</p>`, ...fields })
  const { article } = await given.article({ author, fields: first })
  const second = { ...first, title: 'A ponte já caiu', content: `<p>${sentence('Depois')}</p>`, tags: ['Pontes'] }
  await saveArticle(author, { id: article.id, version: 1, fields: second })
  return { id: article.id, author }
}

describe('versions', () => {
  test('list who saved what and when, the newest first, page by page', async () => {
    const { id, author } = await savedTwice()
    const list = await listVersions(author, id)
    expect(list).toMatchObject({
      article: { version: 2, editable: true, isPublic: false, isScheduled: false },
      next: null,
    })
    expect(list.versions).toMatchObject([
      { number: 2, by: 'Rita Repórter', status: 'draft', previous: 1 },
      { number: 1, by: 'Rita Repórter', status: 'draft', previous: null },
    ])
    expect(list.versions[0]?.createdAt).toBeInstanceOf(Date)
    const [, old] = await db().articleVersion.findMany({ where: { articleId: id }, orderBy: { versionNumber: 'desc' } })
    const many = Array.from({ length: 40 }, (_, n) => ({ ...old, id: undefined, articleId: id, versionNumber: n + 3 }))
    await db().articleVersion.createMany({ data: many as never })
    const page = await listVersions(author, id)
    expect(page).toMatchObject({ next: 13 })
    const rest = await listVersions(author, id, page.next)
    expect([...page.versions, ...rest.versions].map(({ number }) => number)).toEqual(
      Array.from({ length: 42 }, (_, n) => 42 - n),
    )
  })

  test('are compared word by word, in either order', async () => {
    const { id, author } = await savedTwice()
    const compared = await compareVersions(author, id, 1, 2)
    expect(compared?.title.map(({ text }) => text)).toEqual(['A ponte ', 'não', 'já', ' caiu'])
    expect(compared?.body[0]?.stretches.slice(0, 2).map(({ text }) => text)).toEqual(['Antes', 'Depois'])
    expect((await compareVersions(author, id, 2, 1))?.from.number).toBe(2)
    expect(await compareVersions(author, id, 1, 9)).toBeNull()
  })

  test('are restored as a new version; other fields stay, and no version is deleted', async () => {
    const { id, author } = await savedTwice()
    expect(await restoreVersion(author, { id, version: 2, number: 1 })).toEqual({ version: 3 })
    expect(await rowOf(id)).toMatchObject({
      title: 'A ponte não caiu',
      content: `<p>${sentence('Antes')}</p>`,
      version: 3,
      tags: [{ tag: 'Pontes' }],
    })
    expect(await db().articleVersion.count({ where: { articleId: id } })).toBe(3)
    expect(await refusal(restoreVersion(author, { id, version: 2, number: 1 }))).toBe('changed_meanwhile')
    expect(await refusal(restoreVersion(author, { id, version: 3, number: 77 }))).toBe('version_not_found')
    const audited = await db().auditEntry.findFirst({ where: { subjectId: id, action: 'article.version_restored' } })
    expect(audited?.details).toEqual({ version: 3, restored: 1 })
  })

  test('restored twice at the same moment are restored once (abuse case 34)', async () => {
    const { id, author } = await savedTwice()
    const input = { id, version: 2, number: 1 }
    const outcomes = await Promise.allSettled([restoreVersion(author, input), restoreVersion(author, input)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await rowOf(id)).toMatchObject({ version: 3 })
  })

  test('are sanitised by today’s rules when restored, whatever the table contains (abuse case 14)', async () => {
    const { id, author } = await savedTwice()
    const content = `<p onclick="alert(1)">${sentence('Velho')}</p><script>alert(2)</script>`
    await db().articleVersion.updateMany({ where: { articleId: id, versionNumber: 1 }, data: { content } })
    await restoreVersion(author, { id, version: 2, number: 1 })
    expect((await rowOf(id)).content).toBe(`<p>${sentence('Velho')}</p>`)
  })
})

describe('a published text', () => {
  test('is restored by editors only, and readers’ pages are printed anew (abuse case 9)', async () => {
    const author = await given.author()
    const { article } = await given.article({ author, status: 'published' })
    const input = { id: article.id, version: article.version, number: 1 }
    expect(await refusal(restoreVersion(author, input))).toBe('article_forbidden')
    expect((await listVersions(author, article.id)).article.editable).toBe(false)
    await restoreVersion(await given.editor(), input)
    expect((await rowOf(article.id)).changedAt?.getTime()).toBeGreaterThanOrEqual(article.changedAt?.getTime() ?? 0)
    expect(await rowOf(article.id)).toMatchObject({ status: 'published', version: article.version + 1 })
  })
})

test('strangers and former authors neither see nor restore versions, not even of a premium text (abuse cases 7, 11)', async () => {
  const { id, author } = await savedTwice({ visibility: 'premium' })
  const before = await rowOf(id)
  const former = { ...author, roles: [] }
  for (const actor of [anonymous, await given.reader(), await given.subscriber(), await given.author(), former]) {
    expect(await refusal(listVersions(actor, id))).toBe('article_forbidden')
    expect(await refusal(compareVersions(actor, id, 1, 2))).toBe('article_forbidden')
    expect(await refusal(restoreVersion(actor, { id, version: 2, number: 1 }))).toBe('article_forbidden')
  }
  expect(await refusal(listVersions(author, "' OR 1=1"))).toBe('article_not_found')
  expect(await rowOf(id)).toEqual(before)
})
