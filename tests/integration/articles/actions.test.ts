import { encode } from 'next-auth/jwt'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ActionError } from '#lib/outcome.ts'
import * as corrections from '#server/articles/corrections/actions.ts'
import * as desk from '#server/articles/desk/actions.ts'
import * as front from '#server/articles/front/actions.ts'
import * as publication from '#server/articles/publication/actions.ts'
import * as review from '#server/articles/review/actions.ts'
import * as revision from '#server/articles/revision/actions.ts'
import * as versions from '#server/articles/versions/actions.ts'
import * as writing from '#server/articles/writing/actions.ts'
import { searchCitiesAction } from '#server/locations/actions.ts'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { given } from '../../support/given.ts'

// Actions read the request through Next. This mock replaces it with the test's values.
const request = vi.hoisted(() => ({ cookies: new Map<string, string>() }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.7' }),
  cookies: async () => ({
    getAll: () => [...request.cookies].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string) => request.cookies.set(name, value),
  }),
}))

const actions = {
  ...corrections,
  ...desk,
  ...front,
  ...publication,
  ...review,
  ...revision,
  ...versions,
  ...writing,
  searchCitiesAction,
}
type Name = keyof typeof actions
const names = Object.keys(actions) as Name[]

/** Calls an action directly with arbitrary input. */
async function call(name: Name, input: unknown): Promise<{ data?: unknown; serverError?: ActionError }> {
  const action = actions[name] as (input: unknown) => Promise<{ data?: unknown; serverError?: ActionError }>
  return (await action(input)) ?? {}
}

async function signInAs(userId: string): Promise<void> {
  const sid = await openSession(db(), userId, '')
  const token = await encode({ token: { sid }, secret: process.env.AUTH_SECRET ?? '' })
  request.cookies.set('next-auth.session-token', token)
}

/** Every row that an article's action could change. */
const state = () =>
  Promise.all([
    db().article.findMany({ orderBy: { id: 'asc' } }),
    db().articleTag.count(),
    db().articleLocation.count(),
    db().articleVersion.count(),
    db().articleSlug.findMany({ orderBy: { slug: 'asc' } }),
    db().auditEntry.count({ where: { action: { not: 'access.refused' } } }),
  ])

const cyclic: Record<string, unknown> = {}
cyclic.self = cyclic
const hostile: [string, unknown][] = [
  ['nothing', undefined],
  ['an empty object', {}],
  ['a list', [1, 2, 3]],
  ['a prototype', JSON.parse('{"__proto__":{"id":"x"},"constructor":{"prototype":{}}}')],
  ['a cycle', cyclic],
  ['a deep nest', JSON.parse(`${'{"fields":'.repeat(2_000)}1${'}'.repeat(2_000)}`)],
  [
    'a megabyte',
    { id: 'a'.repeat(1_000_000), typed: 'a'.repeat(1_000_000), fields: { content: 'a'.repeat(1_000_000) } },
  ],
  ['operators', { id: { not: '' }, version: { gt: 0 }, fields: { slug: { contains: '' } }, typed: { startsWith: '' } }],
]

beforeEach(() => request.cookies.clear())

describe.each(hostile)('given %s', (_, input) => {
  test.each(names)('%s refuses in words and changes nothing', async name => {
    for (const person of [await given.reader(), await given.author(), await given.master()]) {
      await signInAs(person.id)
      const before = await state()
      const { serverError } = await call(name, input)
      expect(['invalid', 'forbidden', 'article_create_forbidden']).toContain(serverError?.code)
      expect(JSON.stringify(serverError)).not.toMatch(/\.ts|node_modules|prisma|zod/i)
      expect(await state()).toEqual(before)
    }
  })
})

/** Valid arguments for an actor with the right. */
const goodInput = (name: Name, id: string) =>
  ({
    changeStatusAction: { id, version: 1, status: 'review' },
    removeArticleAction: { id },
    restoreArticleAction: { id },
    restoreVersionAction: { id, version: 1, number: 1 },
    searchCitiesAction: { typed: 'chapecó' },
    searchArticlesAction: { typed: 'obra' },
    searchSignersAction: { typed: 'ana' },
    findLinkTitleAction: { address: 'http://127.0.0.1/segredo' },
    searchTagsAction: { typed: 'obra' },
    reviewArticleAction: { id, version: 1, fields: { decision: 'approved', comment: '', quality: '9' } },
    claimReviewAction: { id, mine: true },
    beginRevisionAction: { id },
    submitRevisionAction: { id, version: 1 },
    discardRevisionAction: { id },
    reviewRevisionAction: { id, version: 1, fields: { decision: 'approved', comment: '', quality: '9' } },
    publishRevisionAction: { id, version: 1, articleVersion: 1, choices: [] },
    scheduleArticleAction: { id, fields: { publishAt: '2030-01-01T08:00', unpublishAt: '', embargoNote: '' } },
    checkPublicationAction: { id },
    createPreviewAction: { articleId: id, days: 7 },
    revokePreviewAction: { id },
    saveChecklistAction: { required: ['Fontes ouvidas'], others: [] },
    pinArticleAction: { articleId: id, until: { hours: 24 } },
    unpinArticleAction: { articleId: id },
    addCorrectionAction: { articleId: id, kind: 'fact', text: 'A obra termina em três semanas.' },
    withdrawCorrectionAction: { id },
  })[name]

test.each(names)('signed out, %s answers that the session has ended', async name => {
  const { article } = await given.article()
  const before = await state()
  const { serverError } = await call(name, goodInput(name, article.id))
  expect(serverError).toMatchObject({
    code: 'signed_out',
    message: 'Sua sessão terminou. Entre novamente para continuar.',
  })
  expect(await state()).toEqual(before)
})

test.each(names)('a reader and another author get nothing of a foreign article by %s', async name => {
  const { article } = await given.article()
  const strangers = [
    'searchCitiesAction',
    'searchArticlesAction',
    'searchSignersAction',
    'searchTagsAction',
    'findLinkTitleAction',
  ].includes(name)
    ? [given.reader]
    : [given.reader, given.author]
  for (const stranger of strangers) {
    await signInAs((await stranger()).id)
    const before = await state()
    const { data, serverError } = await call(name, goodInput(name, article.id))
    expect(data).toBeUndefined()
    expect([
      'forbidden',
      'article_forbidden',
      'article_create_forbidden',
      'article_not_found',
      'revision_not_found',
      'not_found',
    ]).toContain(serverError?.code)
    expect(await state()).toEqual(before)
  }
})

test('a removed role ends at the next request', async () => {
  const { author, article } = await given.article()
  await signInAs(author.id)
  expect((await call('changeStatusAction', { id: article.id, version: 1, status: 'review' })).data).toBeDefined()
  await db().userRole.deleteMany({ where: { userId: author.id } })
  expect((await call('removeArticleAction', { id: article.id })).serverError?.code).toBe('forbidden')
})
