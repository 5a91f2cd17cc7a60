import { randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import { beforeEach, expect, test } from 'vitest'
import type { Outcome } from '#lib/outcome.ts'
import { receiveWriting } from '#server/articles/edit/http.ts'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { fieldsWith, given } from '../../../support/given.ts'

let cookie = ''

beforeEach(() => {
  cookie = ''
})

async function signInAs(userId: string): Promise<void> {
  const sid = await openSession(db(), userId, '')
  cookie = `next-auth.session-token=${await encode({ token: { sid }, secret: process.env.AUTH_SECRET ?? '' })}`
}

async function ask(operation: string, input: unknown) {
  const headers = { origin: 'https://jornal.example', 'x-forwarded-host': 'jornal.example', cookie }
  const body = JSON.stringify({ ask: operation, input })
  const response = await receiveWriting(
    new Request('https://jornal.example/api/writing', { method: 'POST', body, headers }),
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  return { status: response.status, ...((await response.json()) as Outcome<unknown>) }
}

async function everyAsk() {
  const { author, article } = await given.article()
  const writing = { form: randomUUID(), request: randomUUID() }
  const save = { id: article.id, version: 1, fields: fieldsWith(), writing }
  const asks = {
    save,
    autosave: { ...save, writing: { form: randomUUID(), request: randomUUID() } },
    load: { id: article.id },
    presence: { id: article.id, form: randomUUID() },
  }
  return { author, article, asks }
}

const traceOf = (id: string) =>
  db().article.findUniqueOrThrow({ where: { id }, include: { versions: true, writings: true } })

test('signed out, everything answers that the session has ended, and nothing changes', async () => {
  const { article, asks } = await everyAsk()
  const before = await traceOf(article.id)
  for (const [deed, input] of [...Object.entries(asks), ['create', fieldsWith()] as const]) {
    expect((await ask(deed, input)).serverError?.code, deed).toBe('signed_out')
  }
  expect(await traceOf(article.id)).toEqual(before)
})

test('readers and other authors get nothing of a foreign article (abuse case 7)', async () => {
  const { article, asks } = await everyAsk()
  const before = await traceOf(article.id)
  for (const stranger of [await given.reader(), await given.author()]) {
    await signInAs(stranger.id)
    for (const [deed, input] of Object.entries(asks)) {
      const { data, serverError } = await ask(deed, input)
      expect(data).toBeUndefined()
      expect(['forbidden', 'article_forbidden'], deed).toContain(serverError?.code)
    }
  }
  expect(await traceOf(article.id)).toEqual(before)
})

test('its author can do everything', async () => {
  const { author, article, asks } = await everyAsk()
  await signInAs(author.id)
  expect(await ask('save', asks.save)).toMatchObject({ status: 200, data: { version: 2 } })
  expect(await ask('load', asks.load)).toMatchObject({ data: { id: article.id, version: 2 } })
  expect(await ask('presence', asks.presence)).toMatchObject({ data: { version: 2, others: [{ mine: true }] } })
})

test('a form opened before new fields existed still saves, and does not change fields that it lacks', async () => {
  const { author, article, asks } = await everyAsk()
  await signInAs(author.id)
  const { credits: _, coverFocus: __, ...known } = { ...asks.save.fields, title: 'Escrito antes da atualização' }
  const rich = { ...asks.save.fields, coverFocus: { x: 20, y: 30 }, credits: [signed('Ana Prado')] }
  await ask('save', { ...asks.save, fields: rich, writing: undefined })
  const before = await db().articleCredit.findMany({ where: { articleId: article.id } })
  for (const operation of ['save', 'autosave'] as const) {
    const { version } = await traceOf(article.id)
    const { data } = await ask(operation, { ...asks[operation], version, fields: known })
    expect(data, operation).toMatchObject({ version: version + 1 })
  }
  expect(await traceOf(article.id)).toMatchObject({ title: known.title, coverFocusX: 20, coverFocusY: 30 })
  expect(before).toMatchObject([{ name: 'Ana Prado' }])
  expect(await db().articleCredit.findMany({ where: { articleId: article.id } })).toEqual(before)
})

const signed = (name: string) => ({ personId: null, name, agency: false, craft: 'reporting' as const })

test('a revision is written through the same endpoint, by its author and editors (abuse cases 3, 7, 8)', async () => {
  const { author, article, revision, fields } = await given.revision({ submitted: false })
  const writing = { form: randomUUID(), request: randomUUID() }
  const forged = { status: 'published', articleId: randomUUID(), baseVersion: 1, submittedAt: new Date() }
  const asks = {
    loadRevision: { id: revision.id },
    attendRevision: { id: revision.id, form: writing.form },
    saveRevision: {
      ...{ id: revision.id, version: revision.version, writing, ...forged },
      fields: { ...fields, ...forged, title: 'Obra atrasa outra vez' },
    },
  }
  const before = [await traceOf(article.id), await db().articleRevision.findUnique({ where: { id: revision.id } })]
  for (const stranger of [await given.reader(), await given.author()]) {
    await signInAs(stranger.id)
    for (const [deed, input] of Object.entries(asks))
      expect((await ask(deed, input)).serverError?.code, deed).toMatch(/^(?:article_)?forbidden$/)
  }
  const trace = [await traceOf(article.id), await db().articleRevision.findUnique({ where: { id: revision.id } })]
  expect(trace).toEqual(before)

  await signInAs(author.id)
  expect(await ask('loadRevision', asks.loadRevision)).toMatchObject({ data: { revisionOf: article.id, version: 2 } })
  expect(await ask('attendRevision', asks.attendRevision)).toMatchObject({ data: { version: 2 } })
  expect(await ask('saveRevision', asks.saveRevision)).toMatchObject({ data: { version: 3 } })
  // A revision's form is not valid for the article, and the reverse.
  expect((await ask('presence', { id: article.id, form: writing.form })).serverError?.code).toBe('article_forbidden')
  const after = await db().article.findUniqueOrThrow({ where: { id: article.id } })
  expect(after).toMatchObject({ title: article.title, version: article.version, submittedAt: null })
})
