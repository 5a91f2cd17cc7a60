import { describe, expect, test, vi } from 'vitest'
import { system } from '#lib/actor.ts'
import { mutableKinds } from '#lib/notifications.ts'
import type { IdeaFields } from '#lib/schemas/articles/idea.ts'
import { tellFailedJobs } from '#server/health/commands/tell-failed-jobs.ts'
import { changeIdea } from '#server/ideas/commands/change-idea.ts'
import { createIdea } from '#server/ideas/commands/create-idea.ts'
import { tellOverdue } from '#server/ideas/commands/tell-overdue.ts'
import { saveChoices } from '#server/notifications/commands/save-choices.ts'
import { notificationJobs } from '#server/notifications/jobs.ts'
import { findChoices } from '#server/notifications/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '#tests/support/given.ts'
import { listNotices } from '#tests/support/live/notices.ts'

const fields: IdeaFields = {
  ...{ title: 'Cisternas vazias', description: 'Visitar três escolas.', priority: 'high', city: null, tags: [] },
  ...{ assignedTo: null, deadline: null },
}
const idea = (change: Partial<IdeaFields> = {}): { requestId: string; fields: IdeaFields } => ({
  requestId: crypto.randomUUID(),
  fields: { ...fields, ...change },
})

describe('a story idea', () => {
  test('tells the person to whom somebody else assigns it, once', async () => {
    const [editor, author] = [await given.editor(), await given.author()]
    const { id } = await createIdea(editor, idea({ assignedTo: author.id }))
    await changeIdea(editor, {
      id,
      version: 1,
      fields: { ...fields, assignedTo: author.id, title: 'Outro título' },
    })
    await createIdea(author, idea({ assignedTo: author.id }))
    expect(await listNotices(author)).toMatchObject([
      {
        type: 'ASSIGNED',
        message: 'Uma pauta foi atribuída a você: “Cisternas vazias”.',
        path: `/storyboard/${id}`,
      },
    ])
  })

  test('past its deadline tells its people once for each deadline, and not when it is settled', async () => {
    const [editor, author] = [await given.editor(), await given.author()]
    const past = new Date(Date.now() - 60_000)
    const { id } = await createIdea(editor, idea({ assignedTo: author.id, deadline: past }))
    const settled = await createIdea(editor, idea({ assignedTo: author.id, deadline: past }))
    await db().storyIdea.update({ where: { id: settled.id }, data: { status: 'completed' } })
    await tellOverdue(system, undefined)
    await tellOverdue(system, undefined)
    const overdue = async (person: typeof editor) =>
      (await listNotices(person)).filter(({ type }) => type === 'OVERDUE').map(({ path }) => path)
    expect([await overdue(editor), await overdue(author)]).toEqual([[`/storyboard/${id}`], [`/storyboard/${id}`]])
    await db().storyIdea.update({ where: { id }, data: { deadline: new Date(Date.now() - 1_000) } })
    await tellOverdue(system, undefined)
    expect(await overdue(author)).toHaveLength(2)
  })
})

test('a job that failed for good is told to masters once, by its kind', async () => {
  const master = await given.master()
  await db().$executeRaw`
    INSERT INTO pgboss.job (name, data, source_name, source_id, source_retry_count, source_created_on)
    SELECT 'dead-letters', '{}', kind, gen_random_uuid(), 5, now()
    FROM unnest(ARRAY['seo.validate', 'seo.validate', 'media.remove-files']) AS kind`
  await tellFailedJobs(system, undefined)
  await tellFailedJobs(system, undefined)
  const told = (await listNotices(master)).filter(({ type }) => type === 'JOB_FAILED')
  expect(told.map(({ message }) => message).sort()).toEqual([
    '1 trabalho “Remoção de arquivos de imagens” falhou em todas as tentativas.',
    '2 trabalhos “Validação de SEO” falharam em todas as tentativas.',
  ])
})

describe('a person’s choices', () => {
  test('mute a kind from then on, but none that somebody must act on', async () => {
    const [editor, author] = [await given.editor(), await given.author()]
    expect((await findChoices(author)).kinds.every(({ isShown }) => isShown)).toBe(true)
    const shown = mutableKinds(author).map(({ type }) => type)
    expect(shown).not.toContain('JOB_FAILED')
    expect(shown).not.toContain('SUBMITTED')
    await saveChoices(author, { shown: shown.filter(type => type !== 'ASSIGNED'), digest: false })
    await createIdea(editor, idea({ assignedTo: author.id }))
    expect(await listNotices(author)).toEqual([])
    await saveChoices(author, { shown, digest: false })
    await createIdea(editor, idea({ assignedTo: author.id }))
    expect(await listNotices(author)).toHaveLength(1)
  })

  test('queue one digest a morning for whoever wished it and has something unread', async () => {
    const [editor, author, silent] = [await given.editor(), await given.author(), await given.author()]
    await db().user.updateMany({
      where: { id: { in: [author.id, silent.id] } },
      data: { emailConfirmedAt: new Date() },
    })
    await saveChoices(author, { shown: mutableKinds(author).map(({ type }) => type), digest: true })
    for (const person of [author, silent]) await createIdea(editor, idea({ assignedTo: person.id }))
    const round = notificationJobs.find(({ cron }) => cron)
    await round?.run({})
    await round?.run({})
    const rows = await db().mailDelivery.findMany({ where: { kind: 'notifications.digest' } })
    expect(rows.map(({ recipient }) => recipient)).toEqual([author.id])
    const [sender] = notificationJobs.filter(({ cron }) => !cron)
    await sender?.run({ ref: rows[0]?.ref, batch: rows[0]?.batch })
    await vi.waitFor(async () =>
      expect(await db().mailDelivery.count({ where: { kind: 'notifications.digest', state: 'sent' } })).toBe(1),
    )
  })
})
