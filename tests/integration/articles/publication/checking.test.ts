import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { scheduleArticle } from '#server/articles/publication/commands/schedule-article.ts'
import { checkPublication } from '#server/articles/publication/queries/check.ts'
import { reviewArticle } from '#server/articles/review/commands/review-article.ts'
import { saveChecklist } from '#server/articles/review/commands/save-checklist.ts'
import { addComment } from '#server/comments/commands/add-comment.ts'
import { db } from '#server/platform/db/db.ts'
import { withSeoAdvice } from '#server/seo/queries/advice.ts'
import { given } from '../../../support/given.ts'
import { refusal } from '../../../support/refusal.ts'

const approved = { decision: 'approved', comment: '', quality: 9, checked: [] as string[] } as const

/** What the command says to an editor who publishes all the same; null when it publishes. */
async function refusedWith(id: string, version: number): Promise<string | null> {
  try {
    await changeStatus(await given.editor(), { id, version, status: 'published' })
    return null
  } catch (error) {
    if (!isDomainError(error)) throw error
    return Object.values(error.fields)[0] ?? messageFor(error)
  }
}

/** The check as the dialog gets it. */
const checked = async (editor: SignedIn, id: string) => withSeoAdvice(await checkPublication(editor, { id }))

describe('what the dialog says is missing is what the command refuses', () => {
  const stored = { content: `<p>${'Palavra '.repeat(20)}</p><figure><img src="/favicon.ico" alt=""></figure>` }
  test.each<[string, object, string[]]>([
    ['a text that has everything', {}, []],
    ['a short text and no summary', { content: '<p>Curto.</p>', summary: '' }, ['summary', 'content']],
    ['a cover without words', { coverImage: '/favicon.ico' }, ['coverAlt', 'coverCredit']],
    ['an undescribed picture in the text', stored, ['content']],
  ])('%s', async (_, columns, fields) => {
    const { article } = await given.article({ status: 'review' })
    await db().article.update({ where: { id: article.id }, data: columns })
    const { blockers, version } = await checked(await given.editor(), article.id)
    expect(blockers.map(({ field }) => field)).toEqual(fields)
    expect(await refusedWith(article.id, version)).toBe(blockers[0]?.text ?? null)
  })

  test('an embargo, which keeps hands off and not the clock', async () => {
    const { article } = await given.article({ status: 'review' })
    const editor = await given.editor()
    const fields = { publishAt: null, unpublishAt: null, embargoNote: 'Até a coletiva.' }
    await scheduleArticle(editor, { id: article.id, fields, from: null })
    const check = await checked(editor, article.id)
    expect(check).toMatchObject({ blockers: [], schedule: { publishAt: '', embargoNote: 'Até a coletiva.' } })
    expect(check.embargo).toBe(await refusedWith(article.id, article.version))
  })
})

test('it names the pages, the approval of this version, open comments and points nobody checked', async () => {
  const master = await given.master()
  const author = await given.person(['author'], 'Ana Repórter')
  const fields = { tags: ['Obras', 'Trânsito'], visibility: 'premium' as const }
  const { article } = await given.article({ status: 'review', author, fields })
  const { id, version } = article
  const editor = await given.person(['editor'], 'Célia Editora')
  await saveChecklist(master, { required: ['Fontes ouvidas'], others: ['Nomes conferidos'], from: null })
  await addComment(editor, { articleId: id, requestId: randomUUID(), comment: 'Falta a hora.', anchor: null })

  const before = await checked(editor, id)
  expect(before).toMatchObject({ approval: null, visibility: 'premium', version })
  expect(before.pages).toEqual(['Página inicial', 'Campina Grande (PB)', 'Tag Obras', 'Tag Trânsito', 'Ana Repórter'])
  expect(before.address).toMatch(new RegExp(`^http.*/campina-grande-pb/${article.slug}$`))
  expect(before.advice.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Lista de conferência: falta “Fontes ouvidas”.',
      'Lista de conferência: falta “Nomes conferidos”.',
      'Há 1 conversa em aberto nos comentários.',
      'Sem imagem de capa, a matéria aparece sem foto na busca e nas redes.',
    ]),
  )

  await reviewArticle(editor, { id, version, fields: { ...approved, checked: ['Fontes ouvidas'] } })
  const after = await checked(editor, id)
  expect(after.approval).toMatchObject({ by: 'Célia Editora', quality: 9 })
  const missing = after.advice.filter(({ about }) => about === 'review').map(({ text }) => text)
  expect(missing).toEqual(['Lista de conferência: falta “Nomes conferidos”.'])
  // An approval counts for the version that it was given to.
  await db().article.update({ where: { id }, data: { version: version + 1 } })
  expect((await checked(editor, id)).approval).toBeNull()
  await saveChecklist(master, { required: [], others: [], from: null })
})

test('authors and strangers learn nothing, and a published article has nothing to check', async () => {
  const { article, author } = await given.article({ status: 'review' })
  for (const actor of [author, await given.author(), await given.reader()]) {
    expect(await refusal(checkPublication(actor, { id: article.id }))).toBe('article_forbidden')
  }
  const editor = await given.editor()
  expect(await refusal(checkPublication(editor, { id: 'no-uuid' }))).toBe('article_not_found')
  const { article: live } = await given.article({ status: 'published' })
  expect(await refusal(checkPublication(editor, { id: live.id }))).toBe('already_in_status')
})
