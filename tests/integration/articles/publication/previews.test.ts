import { afterEach, describe, expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { createPreview } from '#server/articles/publication/commands/create-preview.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { revokePreview } from '#server/articles/publication/commands/revoke-preview.ts'
import { findPreview, findPreviewBody, listPreviews } from '#server/articles/reading/queries/preview.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { removeRole } from '#server/users/commands/remove-role.ts'
import { given, sentence } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

let restoreClock = () => {}
afterEach(() => restoreClock())

const secretOf = ({ path }: { path: string }) => path.replace('/previa/', '')

const embed = '<figure data-embed="&lt;p&gt;Mapa&lt;/p&gt;" data-height="300">Mapa das obras</figure>'
const text = `<p>${sentence('Um')}</p>${embed}<p>${sentence('Dois')}</p>`

async function previewed() {
  const { article, author } = await given.article({ fields: { visibility: 'premium', content: text } })
  const secret = secretOf(await createPreview(author, { articleId: article.id, days: 7 }))
  return { article, author, secret }
}

/** Deletes an account as an operator would; its profile stays, for its articles. */
async function deleteAccount(id: string): Promise<void> {
  await db().userRole.deleteMany({ where: { userId: id } })
  await db().user.delete({ where: { id } })
}

/** The key in the address of an embed's frame in a preview. */
async function frameKey(secret: string): Promise<string> {
  const preview = await findPreview(secret)
  const body = preview?.kind === 'article' ? preview.article.body : ''
  return /\/api\/embed\/[^"?]*\?previa=([0-9a-f]+)"/.exec(body)?.[1] ?? ''
}

describe('a preview', () => {
  test('opens the whole current text, premium or not, to anyone with the secret', async () => {
    const { article, secret } = await previewed()
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(await findPreview(secret)).toMatchObject({
      kind: 'article',
      article: { id: article.id, locked: false, keys: [] },
    })
    await db().article.update({ where: { id: article.id }, data: { title: 'Mudou depois' } })
    expect(await findPreview(secret)).toMatchObject({ article: { title: 'Mudou depois' } })
  })

  test('stores no secret that a reader of the database could use', async () => {
    const { article, secret } = await previewed()
    const rows = await db().previewLink.findMany({ where: { articleId: article.id } })
    const audited = await db().auditEntry.findMany({ where: { subjectId: article.id } })
    expect(JSON.stringify([rows, audited])).not.toContain(secret)
  })

  test('is not opened by another secret or by part of it', async () => {
    const { article, secret } = await previewed()
    for (const wrong of [secret.replace(/^./, first => (first === '0' ? '1' : '0')), secret.slice(0, 32)]) {
      expect(await findPreview(wrong)).toBeNull()
      expect(await findPreviewBody(wrong, article.id)).toBeNull()
    }
  })

  test('gives an embed’s scripts, which can read their frame’s address, nothing that opens the text or another’s embeds', async () => {
    const [one, other] = [await previewed(), await previewed()]
    const key = await frameKey(one.secret)
    expect(key).not.toContain(one.secret)
    expect(await findPreview(key)).toBeNull()
    expect(await findPreviewBody(key, one.article.id)).toBe(one.article.content)
    expect(await findPreviewBody(key, other.article.id)).toBeNull()
  })

  test('opens no embed of a premium text any more once that is published, nor in the trash (abuse case 11)', async () => {
    const [out, gone] = [await previewed(), await previewed()]
    const [ofOut, ofGone] = [await frameKey(out.secret), await frameKey(gone.secret)]
    await changeStatus(await given.editor(), { id: out.article.id, version: 1, status: 'published' })
    await removeArticle(gone.author, { id: gone.article.id })
    for (const key of [ofOut, out.secret]) expect(await findPreviewBody(key, out.article.id)).toBeNull()
    for (const key of [ofGone, gone.secret]) expect(await findPreviewBody(key, gone.article.id)).toBeNull()
  })

  test('ends at its time, when it is revoked, and in the trash; after publication it redirects to the article', async () => {
    const late = await previewed()
    const gone = await previewed()
    await removeArticle(gone.author, { id: gone.article.id })
    expect(await findPreview(gone.secret)).toBeNull()
    const back = await previewed()
    const [link] = await listPreviews(back.author, back.article.id)
    await revokePreview(back.author, { id: link?.id ?? '' })
    expect(await findPreview(back.secret)).toBeNull()
    expect(await listPreviews(back.author, back.article.id)).toEqual([])
    const out = await previewed()
    await changeStatus(await given.editor(), { id: out.article.id, version: 1, status: 'published' })
    expect(await findPreview(out.secret)).toMatchObject({ kind: 'published' })
    restoreClock = setClock(() => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000 + 1000))
    expect(await findPreview(late.secret)).toBeNull()
    expect(await listPreviews(late.author, late.article.id)).toEqual([])
  })

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['the role', async id => removeRole(await given.master(), { userId: id, role: 'editor' })],
    ['the account', id => deleteAccount(id)],
  ])('ends with %s of its creator, its frames and its place in the list too (abuse case 9)', async (_, take) => {
    const { article, author } = await given.article({ fields: { visibility: 'premium', content: text } })
    const editor = await given.editor()
    const secret = secretOf(await createPreview(editor, { articleId: article.id, days: 7 }))
    const own = secretOf(await createPreview(author, { articleId: article.id, days: 7 }))
    const key = await frameKey(secret)
    expect(await findPreviewBody(key, article.id)).toBe(article.content)
    await take(editor.id)
    expect(await findPreview(secret)).toBeNull()
    expect(await findPreviewBody(key, article.id)).toBeNull()
    expect(await listPreviews(author, article.id)).toHaveLength(1)
    expect(await findPreview(own)).not.toBeNull()
    await createPreview(author, { articleId: article.id, days: 1 })
    expect(await db().previewLink.count({ where: { articleId: article.id } })).toBe(2)
  })

  test('is limited to twenty, without expired ones', async () => {
    const { article, author } = await given.article()
    const input = { articleId: article.id, days: 1 } as const
    for (let n = 0; n < 20; n++) await createPreview(author, input)
    expect(await refusal(createPreview(author, input))).toBe('too_many_previews')
    restoreClock = setClock(() => new Date(Date.now() + 25 * 60 * 60 * 1000))
    await createPreview(author, input)
    expect(await listPreviews(author, article.id)).toHaveLength(1)
  })
})

test('strangers make none, see none and revoke none', async () => {
  const { article, author, secret } = await previewed()
  const [link] = await listPreviews(author, article.id)
  for (const actor of [anonymous, await given.reader(), await given.author()]) {
    expect(await refusal(createPreview(actor, { articleId: article.id, days: 7 }))).toBe('article_forbidden')
    expect(await refusal(revokePreview(actor, { id: link?.id ?? '' }))).toBe('article_forbidden')
    expect(await listPreviews(actor, article.id)).toEqual([])
  }
  expect(await findPreview(secret)).not.toBeNull()
})
