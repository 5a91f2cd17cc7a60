import { encode } from 'next-auth/jwt'
import { expect, test, vi } from 'vitest'
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

type Call = (input: unknown) => Promise<{ data?: unknown; serverError?: ActionError } | undefined>

/** Every action of articles, called directly with arbitrary input. */
const actions = Object.entries({
  ...{ ...corrections, ...desk, ...front, ...publication, ...review, ...revision, ...versions, ...writing },
  searchCitiesAction,
}) as [string, Call][]

async function signInAs(userId: string): Promise<void> {
  const sid = await openSession(db(), userId, '')
  const token = await encode({ token: { sid }, secret: process.env.AUTH_SECRET ?? '' })
  request.cookies.set('next-auth.session-token', token)
}

/** Every row that an article's action could change. */
const state = () =>
  Promise.all([
    db().article.findMany({ orderBy: { id: 'asc' } }),
    db().articleVersion.count(),
    db().articleSlug.findMany({ orderBy: { slug: 'asc' } }),
    db().auditEntry.count({ where: { action: { not: 'access.refused' } } }),
  ])

const cyclic: Record<string, unknown> = {}
cyclic.self = cyclic
const long = 'a'.repeat(1_000_000)
const hostile: Record<string, unknown> = {
  'an empty object': {},
  'a list': [1, 2, 3],
  'a prototype': JSON.parse('{"__proto__":{"id":"x"},"constructor":{"prototype":{}}}'),
  'a cycle': cyclic,
  'a deep nest': JSON.parse(`${'{"fields":'.repeat(2_000)}1${'}'.repeat(2_000)}`),
  'a megabyte': { id: long, typed: long, fields: { content: long } },
  operators: { id: { not: '' }, version: { gt: 0 }, fields: { slug: { contains: '' } }, typed: { startsWith: '' } },
}

test.each(actions)(
  '%s refuses what it cannot read in words, and changes nothing (abuse cases 2, 3)',
  async (_, act) => {
    await given.article()
    for (const person of [await given.author(), await given.master()]) {
      await signInAs(person.id)
      const before = await state()
      for (const [what, input] of Object.entries(hostile)) {
        const { serverError } = (await act(input)) ?? {}
        expect(['invalid', 'forbidden', 'article_create_forbidden'], what).toContain(serverError?.code)
        expect(JSON.stringify(serverError), what).not.toMatch(/\.ts|node_modules|prisma|zod/i)
      }
      expect(await state()).toEqual(before)
    }
  },
)

test('a removed role ends at the next request (abuse case 9)', async () => {
  const { author, article } = await given.article()
  await signInAs(author.id)
  const sent = await publication.changeStatusAction({ id: article.id, version: 1, status: 'review' })
  expect(sent?.data).toBeDefined()
  await db().userRole.deleteMany({ where: { userId: author.id } })
  const refused = await publication.removeArticleAction({ id: article.id })
  expect(refused?.serverError?.code).toBe('forbidden')
})
