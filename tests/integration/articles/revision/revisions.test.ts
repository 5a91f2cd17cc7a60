import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Actor, anonymous, type SignedIn } from '#lib/actor.ts'
import { reviewFields } from '#lib/schemas/articles/review.ts'
import { saveRevisionInput } from '#lib/schemas/articles/revision.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { purgeTrash } from '#server/articles/publication/commands/purge-trash.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { restoreArticle } from '#server/articles/publication/commands/restore-article.ts'
import { claimReview } from '#server/articles/review/commands/claim-review.ts'
import { findReviews } from '#server/articles/review/queries/reviews.ts'
import { attendRevision } from '#server/articles/revision/commands/attend-revision.ts'
import { beginRevision } from '#server/articles/revision/commands/begin-revision.ts'
import { discardRevision } from '#server/articles/revision/commands/discard-revision.ts'
import { publishEdited, publishRevision } from '#server/articles/revision/commands/publish-revision.ts'
import { reviewRevision } from '#server/articles/revision/commands/review-revision.ts'
import { saveRevision } from '#server/articles/revision/commands/save-revision.ts'
import { submitRevision } from '#server/articles/revision/commands/submit-revision.ts'
import { findRevision, findRevisionOf } from '#server/articles/revision/queries/revision.ts'
import { checkEdited, compareRevision } from '#server/articles/revision/queries/revision-comparison.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given, sentence } from '#tests/support/given.ts'
import { listNotices } from '#tests/support/live/notices.ts'
import { keysForgottenBy } from '#tests/support/press.ts'
import { refusal } from '#tests/support/refusal.ts'

const articleOf = (id: string) =>
  db().article.findUniqueOrThrow({ where: { id }, include: { tags: true, locations: true, versions: true } })
const revisionAt = (articleId: string) => db().articleRevision.findUnique({ where: { articleId } })
const writing = () => ({ form: randomUUID(), request: randomUUID() })
const nameOf = async ({ id }: SignedIn) => (await db().profile.findUniqueOrThrow({ where: { id } })).fullName
const messagesTo = async (actor: SignedIn) => (await listNotices(actor)).map(({ type, message }) => [type, message])
const acts = async (articleId: string) =>
  (
    await db().auditEntry.findMany({
      where: { subjectId: articleId, action: { startsWith: 'revision.' } },
      orderBy: { createdAt: 'asc' },
    })
  ).map(({ action }) => action)

/** The input that publishing a revision needs. */
async function target(articleId: string) {
  const [article, revision] = [await articleOf(articleId), await revisionAt(articleId)]
  return { id: revision?.id ?? '', version: revision?.version ?? 0, articleVersion: article.version, choices: [] }
}

describe('a revision', () => {
  test('begins with the published text, once, and is saved beside it', async () => {
    const { author, article } = await given.article({ status: 'published' })
    const before = await articleOf(article.id)
    const [one, two] = await Promise.all([
      beginRevision(author, { id: article.id }),
      beginRevision(author, { id: article.id }),
    ])
    expect(two).toEqual(one)
    const begun = await findRevision(author, one.id)
    expect(begun).toMatchObject({ version: 1, status: 'draft', fields: { title: article.title, tags: ['Obras'] } })
    expect(begun.cityNames).toEqual({ 'campina-grande-pb': 'Campina Grande (PB)' })

    const fields = { ...begun.fields, title: 'Obra atrasa', visibility: 'premium' as const, tags: ['Trânsito'] }
    const saved = await saveRevision(author, { id: one.id, version: 1, fields, writing: writing() })
    expect(saved).toEqual({ version: 2, slug: article.slug })
    expect(await findRevisionOf(author, article.id)).toMatchObject({ version: 2, fields })
    expect(await articleOf(article.id)).toEqual(before)
    expect(await acts(article.id)).toEqual(['revision.begun'])
  })

  test('keeps the address, is sanitised like any text, and takes only fields of the form (abuse case 8)', async () => {
    const { author, article, revision, fields } = await given.revision({ submitted: false })
    const before = await articleOf(article.id)
    const content = `${fields.content}<script>alert(1)</script><p onclick="x()">${sentence('Fim')}</p>`
    const forged = { status: 'published', authorId: randomUUID(), publishedAt: '2020-01-01', viewsCount: 9_999 }
    const input = saveRevisionInput.parse({
      ...{ ...forged, articleId: randomUUID(), claimedBy: author.id },
      ...{ id: revision.id, version: revision.version, writing: writing() },
      fields: { ...fields, ...forged, content, slug: 'outro-endereco' },
    })
    await saveRevision(author, input)
    const saved = await findRevision(author, revision.id)
    expect(Object.keys(saved.fields).sort()).toEqual(Object.keys(fields).sort())
    expect(saved.fields.slug).toBe(article.slug)
    expect(saved.fields.content).not.toMatch(/script|onclick/)
    expect(saved.fields.content).toContain('Fim:')
    expect(await articleOf(article.id)).toEqual(before)
    const editor = await given.editor()
    await submitRevision(author, { id: revision.id, version: saved.version })
    await publishRevision(editor, await target(article.id))
    const { slug, publishedAt } = article
    expect(await articleOf(article.id)).toMatchObject({ slug, publishedAt, authorId: author.id, viewsCount: 0 })
  })

  test('saved twice under one request id is saved once, and over an older version not at all', async () => {
    const { author, revision, fields } = await given.revision({ submitted: false })
    const input = { id: revision.id, version: revision.version, fields, writing: writing() }
    const saved = await saveRevision(author, input)
    expect(await saveRevision(author, input)).toEqual(saved)
    expect(await refusal(saveRevision(author, { ...input, writing: writing() }))).toBe('changed_meanwhile')
    const again = () => saveRevision(author, { ...input, version: saved.version, writing: writing() })
    const outcomes = await Promise.allSettled([again(), again(), again()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('handed in', () => {
  test('it waits, editors are notified, and readers see nothing', async () => {
    const editor = await given.editor()
    const { author, article, revision } = await given.revision({ fields: { title: 'Obras da orla' } })
    const after = await articleOf(article.id)
    expect(after).toMatchObject({ title: 'Obras da orla', status: 'published', claimedBy: null })
    expect(after.submittedAt).not.toBeNull()
    expect(after.updatedAt).toEqual(article.updatedAt)
    expect(await messagesTo(editor)).toContainEqual([
      'SUBMITTED',
      'A atualização de “Obras da orla”, que está publicado, espera revisão.',
    ])
    expect(await findRevision(author, revision.id)).toMatchObject({ status: 'review', abilities: { submit: false } })
    expect(await refusal(submitRevision(author, { id: revision.id, version: revision.version }))).toBe(
      'already_in_status',
    )
    expect(await acts(article.id)).toEqual(['revision.begun', 'revision.submitted'])
  })

  test('and sent back, it goes to its author with the reason', async () => {
    const { author, article, revision } = await given.revision({ fields: { title: 'Obras da orla' } })
    const fields = reviewFields.parse({ decision: 'rejected', comment: 'Cite a fonte.', quality: '' })
    const editor = await given.editor()
    await reviewRevision(editor, { id: revision.id, version: revision.version, fields })
    expect(await articleOf(article.id)).toMatchObject({ status: 'published', submittedAt: null, claimedBy: null })
    expect(await messagesTo(author)).toContainEqual([
      'REVIEW_REJECTED',
      'A atualização de “Obras da orla” foi rejeitada: Cite a fonte.',
    ])
    const panel = await findReviews(author, article.id)
    expect(panel).toMatchObject({ verdict: { status: 'rejected', ofRevision: true }, waitingSince: null, open: false })
    const again = await findRevision(author, revision.id)
    expect(again.status).toBe('draft')
    await submitRevision(author, { id: revision.id, version: again.version })
    expect(await findReviews(editor, article.id)).toMatchObject({ verdict: null, open: true })
  })

  test('and approved, it waits to be published until its author changes it', async () => {
    const { author, article, revision, fields } = await given.revision()
    const approval = reviewFields.parse({ decision: 'approved', comment: '', quality: '8' })
    const editor = await given.editor()
    await reviewRevision(editor, { id: revision.id, version: revision.version, fields: approval })
    expect((await articleOf(article.id)).submittedAt).not.toBeNull()
    expect(await findReviews(author, article.id)).toMatchObject({ verdict: { status: 'approved', quality: 8 } })
    await saveRevision(author, { id: revision.id, version: revision.version, fields, writing: writing() })
    expect(await findReviews(author, article.id)).toMatchObject({ verdict: null })
    // A version was approved that is no longer the current one.
    const stale = { ...(await target(article.id)), version: revision.version }
    expect(await refusal(publishRevision(editor, stale))).toBe('changed_while_read')
  })

  test('one editor at a time reviews it, in the version that was read, and never its author', async () => {
    const { author, article, revision } = await given.revision()
    const [first, second] = [await given.editor(), await given.editor()]
    const fields = reviewFields.parse({ decision: 'rejected', comment: '', quality: '' })
    const input = { id: revision.id, version: revision.version, fields }
    await claimReview(first, { id: article.id, mine: true })
    expect(await refusal(reviewRevision(second, input))).toBe('review_claimed')
    expect(await refusal(reviewRevision(first, { ...input, version: 1 }))).toBe('changed_while_read')
    const promoted: SignedIn = { ...author, roles: ['author', 'editor'] }
    expect(await refusal(reviewRevision(promoted, input))).toBe('own_review')
    await reviewRevision(first, input)
    expect(await refusal(reviewRevision(first, { ...input, version: input.version + 1 }))).toBe('not_in_review')
  })

  test('and discarded by its author, it is gone, and its reviewers are notified', async () => {
    const editor = await given.editor()
    const { author, article, revision } = await given.revision({ fields: { title: 'Obras da orla' } })
    await discardRevision(author, { id: revision.id })
    expect(await revisionAt(article.id)).toBeNull()
    expect(await articleOf(article.id)).toMatchObject({ title: 'Obras da orla', submittedAt: null })
    expect((await messagesTo(editor)).map(([type]) => type)).toContain('WITHDRAWN')
    const late = { ...(await target(article.id)), id: revision.id }
    expect(await refusal(publishRevision(editor, late))).toBe('revision_not_found')
    expect(await refusal(discardRevision(author, { id: revision.id }))).toBe('revision_not_found')
  })
})

describe('published', () => {
  test('readers see it: a version, its tags, cities and visibility, the press, the verdict, a notice to its author', async () => {
    const { author, article, revision } = await given.revision({
      fields: { title: 'Obras da orla' },
      changes: {
        title: 'Obras da orla param',
        ...{ tags: ['Orla'], cities: ['sobral-ce'], visibility: 'premium' },
      },
    })
    const editor = await given.editor()
    const input = await target(article.id)
    const keys = await keysForgottenBy(() => publishRevision(editor, input))
    const after = await articleOf(article.id)
    expect(after).toMatchObject({
      ...{ title: 'Obras da orla param', visibility: 'premium', locationPath: 'sobral-ce', slug: article.slug },
      ...{ status: 'published', version: article.version + 1, submittedAt: null, claimedBy: null },
      publishedAt: article.publishedAt,
    })
    expect(after.changedAt?.getTime()).toBeGreaterThan(article.changedAt?.getTime() ?? 0)
    expect(after.tags).toMatchObject([{ tag: 'Orla' }])
    expect(after.versions.find(({ versionNumber }) => versionNumber === after.version)).toMatchObject({
      ...{ title: 'Obras da orla param', status: 'published', changedBy: editor.id },
    })
    expect(await revisionAt(article.id)).toBeNull()
    expect(keys).toEqual(
      expect.arrayContaining([`article:${article.id}`, 'city:sobral-ce', 'city:campina-grande-pb', 'tag:orla', 'feed']),
    )
    expect((await messagesTo(author)).map(([type]) => type)).toContain('PUBLISH_SUCCESS')
    const [entry] = await db().auditEntry.findMany({ where: { subjectId: article.id, action: 'revision.published' } })
    expect(entry?.details).toMatchObject({ revision: revision.id, withoutReview: true })
    expect((await findReviews(author, article.id))?.unreviewed).toMatchObject({ since: after.unreviewedAt })
  })

  test('by two editors at once, and by one again, it is published once', async () => {
    const { article } = await given.revision()
    const input = await target(article.id)
    const outcomes = await Promise.allSettled([
      publishRevision(await given.editor(), input),
      publishRevision(await given.editor(), input),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await articleOf(article.id)).version).toBe(article.version + 1)
    expect(await refusal(publishRevision(await given.master(), input))).toBe('revision_not_found')
  })

  test('its author cannot publish it, except as an editor, as with any text', async () => {
    const { author, article } = await given.revision()
    const before = await articleOf(article.id)
    expect(await refusal(publishRevision(author, await target(article.id)))).toBe('article_forbidden')
    expect(await articleOf(article.id)).toEqual(before)
    await publishRevision({ ...author, roles: ['author', 'editor'] }, await target(article.id))
  })
})

const text = (...marks: string[]) => marks.map(mark => `<p>${sentence(mark)}</p>`).join('')

describe('where the article changed meanwhile', () => {
  async function meanwhile(changes: object, theirs: object) {
    const made = await given.revision({ fields: { content: text('Um', 'Dois', 'Três') }, changes })
    const editor = await given.editor()
    const { id, version } = made.article
    const fields = fieldsWith({
      ...made.fields,
      title: made.article.title,
      content: text('Um', 'Dois', 'Três'),
      ...theirs,
    })
    await saveArticle(editor, { id, version, fields })
    return { ...made, editor }
  }

  test('in other paragraphs and fields, both changes are published', async () => {
    const { article, editor } = await meanwhile(
      { title: 'Obra atrasa', content: text('Um corrigido', 'Dois', 'Três') },
      {
        summary: 'Um editor escreveu outro resumo.',
        content: text('Um', 'Dois', 'Três corrigido'),
        tags: ['Obras', 'Orla'],
      },
    )
    const comparison = await compareRevision(editor, article.id)
    expect(comparison?.conflicts).toEqual([])
    await publishRevision(editor, await target(article.id))
    const after = await articleOf(article.id)
    expect(after).toMatchObject({
      title: 'Obra atrasa',
      summary: 'Um editor escreveu outro resumo.',
      content: text('Um corrigido', 'Dois', 'Três corrigido'),
    })
    expect(after.tags.map(({ tag }) => tag)).toEqual(['Obras', 'Orla'])
  })

  test('in the same paragraph, an editor must choose before it is published, and the choice is published', async () => {
    const { article, editor } = await meanwhile(
      { content: text('Um do autor', 'Dois', 'Três') },
      { content: text('Um do editor', 'Dois', 'Três') },
    )
    const before = await articleOf(article.id)
    expect(await refusal(publishRevision(editor, await target(article.id)))).toBe('revision_conflicts')
    expect(await articleOf(article.id)).toEqual(before)
    const [conflict, ...rest] = (await compareRevision(editor, article.id))?.conflicts ?? []
    expect(rest).toEqual([])
    await publishRevision(editor, {
      ...(await target(article.id)),
      choices: [{ id: conflict?.id ?? '', choice: 'mine' }],
    })
    expect((await articleOf(article.id)).content).toBe(text('Um do autor', 'Dois', 'Três'))
  })
})

describe('an editor edits it and publishes it in one act', () => {
  test('over the author’s text, with what the public text has meanwhile', async () => {
    const { author, article, revision, fields } = await given.revision({ changes: { title: 'Obra atrasa' } })
    const editor = await given.editor()
    const { version } = await saveRevision(editor, {
      ...{ id: revision.id, version: revision.version, writing: writing() },
      fields: { ...fields, title: 'Obra atrasa de novo' },
    })
    expect(await findRevision(author, revision.id)).toMatchObject({ version, savedBy: await nameOf(editor) })
    const shown = await articleOf(article.id)
    await saveArticle(editor, {
      id: article.id,
      version: shown.version,
      fields: { ...fields, title: article.title, summary: 'Outro resumo.' },
    })
    expect(await checkEdited(editor, { id: revision.id })).toMatchObject({ check: { version, blockers: [] } })
    await publishEdited(editor, { id: revision.id, version, status: 'published' })
    expect(await articleOf(article.id)).toMatchObject({ title: 'Obra atrasa de novo', summary: 'Outro resumo.' })
    expect(await revisionAt(article.id)).toBeNull()
    expect((await messagesTo(author)).map(([type]) => type)).toContain('PUBLISH_SUCCESS')
  })

  test('not where both changed the same words, not over a newer text, and no author does', async () => {
    const { author, article, revision } = await given.revision({ changes: { title: 'Obra atrasa' } })
    const editor = await given.editor()
    const { id, version } = revision
    expect(await refusal(publishEdited(author, { id, version, status: 'published' }))).toBe('article_forbidden')
    expect(await refusal(checkEdited(author, { id }))).toBe('article_forbidden')
    expect(await refusal(publishEdited(editor, { id, version: version + 1, status: 'published' }))).toBe(
      'changed_while_read',
    )
    const shown = await articleOf(article.id)
    await saveArticle(editor, { id: article.id, version: shown.version, fields: fieldsWith({ title: 'Obra para' }) })
    expect(await refusal(checkEdited(editor, { id }))).toBe('revision_conflicts')
    expect(await refusal(publishEdited(editor, { id, version, status: 'published' }))).toBe('revision_conflicts')
  })

  test('not into an article that was taken down meanwhile, whose form of the update hears it', async () => {
    const { author, article, revision } = await given.revision({ changes: { title: 'Obra atrasa' } })
    const editor = await given.editor()
    const { id, version } = revision
    await changeStatus(editor, { id: article.id, version: (await articleOf(article.id)).version, status: 'draft' })
    expect(await refusal(publishEdited(editor, { id, version, status: 'published' }))).toBe('not_published')
    expect(await refusal(attendRevision(author, { id, form: randomUUID() }))).toBe('not_published')
    expect(await revisionAt(article.id)).not.toBeNull()
  })
})

describe('of an article that is not published any more', () => {
  test('it pauses: out of the queue, not written, handed in or reviewed, and its author moves it into the draft', async () => {
    const { author, article, revision, fields } = await given.revision({ changes: { title: 'Obra atrasa' } })
    const editor = await given.editor()
    await changeStatus(editor, { id: article.id, version: article.version, status: 'draft' })
    expect(await articleOf(article.id)).toMatchObject({ submittedAt: null })
    const { id, version } = revision
    expect(await refusal(saveRevision(author, { id, version, fields, writing: writing() }))).toBe('not_published')
    expect(await refusal(submitRevision(author, { id, version }))).toBe('not_published')
    const review = reviewFields.parse({ decision: 'approved', comment: '', quality: '' })
    expect(await refusal(reviewRevision(editor, { id, version, fields: review }))).toBe('not_in_review')
    expect(await revisionAt(article.id)).not.toBeNull()
    await publishRevision(author, await target(article.id))
    expect(await articleOf(article.id)).toMatchObject({ title: 'Obra atrasa', status: 'draft' })
  })

  test('in the trash nobody reaches it; restored it is there, purged it is gone', async () => {
    const { author, article, revision } = await given.revision()
    const input = await target(article.id)
    await removeArticle(author, { id: article.id })
    const editor = await given.editor()
    expect(await refusal(publishRevision(editor, input))).toBe('article_not_found')
    expect(await refusal(discardRevision(author, { id: revision.id }))).toBe('article_not_found')
    expect(await refusal(findRevision(author, revision.id))).toBe('revision_not_found')
    expect(await refusal(attendRevision(author, { id: revision.id, form: randomUUID() }))).toBe('revision_not_found')
    await restoreArticle(editor, { id: article.id })
    expect(await revisionAt(article.id)).not.toBeNull()
    await removeArticle(author, { id: article.id })
    await db().article.update({ where: { id: article.id }, data: { deletedAt: new Date(0) } })
    await purgeTrash(editor, undefined)
    expect(await revisionAt(article.id)).toBeNull()
  })
})

test('strangers and former authors do nothing to a revision and see none; editors begin, hand in and discard none (abuse cases 7, 9)', async () => {
  const { author, article, revision, fields } = await given.revision()
  const before = [await articleOf(article.id), await revisionAt(article.id)]
  const { id, version } = revision
  const review = reviewFields.parse({ decision: 'approved', comment: '', quality: '10' })
  const input = await target(article.id)
  const writes = (actor: Actor) => [
    () => beginRevision(actor, { id: article.id }),
    () => submitRevision(actor, { id, version }),
    () => discardRevision(actor, { id }),
  ]
  const others = (actor: Actor) => [
    () => saveRevision(actor, { id, version, fields, writing: writing() }),
    () => attendRevision(actor, { id, form: randomUUID() }),
    () => reviewRevision(actor, { id, version, fields: review }),
    () => publishRevision(actor, input),
    () => findRevision(actor, id),
    () => compareRevision(actor, article.id),
  ]
  const former = { ...author, roles: [] }
  for (const actor of [anonymous, await given.reader(), await given.subscriber(), await given.author(), former]) {
    for (const attempt of [...writes(actor), ...others(actor)])
      expect(await refusal(attempt())).toBe('article_forbidden')
  }
  for (const attempt of writes(await given.editor())) expect(await refusal(attempt())).toBe('article_forbidden')
  expect([await articleOf(article.id), await revisionAt(article.id)]).toEqual(before)
})
