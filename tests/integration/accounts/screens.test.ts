import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { encode } from 'next-auth/jwt'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { blankIdea } from '#components/ideas/form/blank-idea.ts'
import { areasUnder } from '#lib/addresses/screens/areas.ts'
import { isDomainError } from '#lib/errors.ts'
import { ideaFields } from '#lib/schemas/articles/idea.ts'
import { createIdea } from '#server/ideas/commands/create-idea.ts'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { asOwner } from '#tests/support/database/owner.ts'
import { given } from '#tests/support/given.ts'

// Screens read the request through Next. This mock replaces it with the test's values, and no middleware runs.
const request = vi.hoisted(() => ({ cookies: new Map<string, string>() }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.7' }),
  cookies: async () => ({ getAll: () => [...request.cookies].map(([name, value]) => ({ name, value })) }),
}))

const library = 'app/(newsroom)/mesa/imagens/page.tsx'
/** The screens that the middleware protects. */
const screens = [
  ...globSync('app/{(newsroom)/**,(account)/settings}/page.tsx', {
    exclude: path => /mesa|monitor|newsletter/.test(path),
  }),
  // Of the desk the library of pictures alone is for all of the staff.
  library,
]
const desk = globSync('app/(newsroom)/{mesa,monitor}/**/page.tsx', { exclude: path => path.includes('imagens') })
const administration = globSync('app/{(admin)/**,(newsroom)/newsletter/**}/page.tsx')
/** The screen that only opens the first of its areas. */
const first: Record<string, string | undefined> = { 'app/(admin)/admin/page.tsx': areasUnder('/admin')[0]?.path }

/** Opens a screen of an article, or of an event where it has one. */
async function open(screen: string, articleRef: string): Promise<unknown> {
  const { default: page } = await import(resolve(screen))
  const idea = await db().storyIdea.findFirst({ select: { id: true } })
  const account = await db().user.findFirst({ select: { id: true } })
  const id = screen.includes('/events/') ? articleRef : screen.includes('usuarios') ? account?.id : idea?.id
  const params = { articleRef, id, slug: 'quem-somos', banner: 'novo' }
  return page({ params: Promise.resolve(params), searchParams: Promise.resolve({}) })
}

/** The address that a screen redirects to, or the code with which something behind it refused; null when it opens. */
async function sentTo(screen: string, articleRef: string): Promise<string | null> {
  try {
    await open(screen, articleRef)
    return null
  } catch (error) {
    const [kind, , to = ''] = String((error as { digest?: string }).digest).split(';')
    // A row that is missing is told to people who may open the screen.
    if (kind === 'NEXT_HTTP_ERROR_FALLBACK') return null
    if (isDomainError(error)) return error.code
    if (kind !== 'NEXT_REDIRECT') throw error
    return to
  }
}

async function signIn({ id }: { id: string }, secret = process.env.AUTH_SECRET ?? ''): Promise<void> {
  const sid = await openSession(db(), id, '')
  request.cookies.set('next-auth.session-token', await encode({ token: { sid }, secret }))
}

beforeAll(async () => {
  const fields = ideaFields.parse({ ...blankIdea, title: 'Obras da orla', description: 'Ouvir os comerciantes.' })
  await createIdea(await given.author(), { requestId: crypto.randomUUID(), fields })
})
beforeEach(() => request.cookies.clear())

describe('without the middleware (abuse case 1)', () => {
  test('there are screens to try', () => {
    expect(screens.length).toBeGreaterThan(4)
    expect(desk.length).toBeGreaterThan(3)
    expect(administration.length).toBeGreaterThan(8)
  })

  describe.each(screens)('%s', screen => {
    test('opens for nobody who is signed out, has a forged token or an ended session', async () => {
      const { article, author } = await given.article()
      const signInPath = /^\/auth\?/
      expect(await sentTo(screen, article.id)).toMatch(signInPath)
      await signIn(author, 'a-secret-that-is-not-the-one-of-this-house')
      expect(await sentTo(screen, article.id)).toMatch(signInPath)
      await signIn(author)
      await db().session.updateMany({ where: { userId: author.id }, data: { revokedAt: new Date() } })
      expect(await sentTo(screen, article.id)).toMatch(signInPath)
    })

    test('opens for its author', async () => {
      const { article, author } = await given.article()
      const { event } = await given.event({ by: author })
      await signIn(author)
      // An author writes the update at the article's own address.
      const instead = screen.includes('/editar/') ? `/article/${article.id}/edit` : null
      expect(await sentTo(screen, screen.includes('/events/') ? event.id : article.id)).toBe(instead)
    })
  })

  const ofStaff = screens.filter(screen => !/dashboard|settings|my-articles/.test(screen))
  const elsewhere = (screen: string) => {
    if (screen.includes('storyboard')) return '/'
    if (screen.includes('/events/')) return '/events'
    return screen.includes('/edit/') ? '/my-articles' : '/dashboard'
  }
  test.each(ofStaff)('%s turns away a reader, a subscriber and a former staff member', async screen => {
    const { article, author } = await given.article()
    await db().userRole.deleteMany({ where: { userId: author.id } })
    for (const person of [await given.reader(), await given.subscriber(), author]) {
      await signIn(person)
      expect(await sentTo(screen, article.id)).toBe(elsewhere(screen))
    }
  })

  test('the desk of a person without a role opens, and asks for no article', async () => {
    const { author } = await given.article()
    await db().userRole.deleteMany({ where: { userId: author.id } })
    await signIn(author)
    const page = await open('app/(newsroom)/my-articles/page.tsx', '')
    expect(JSON.stringify(page)).not.toContain('"cards"')
  })

  test('an article’s edit screen turns away every author but its own (abuse case 7)', async () => {
    const { article } = await given.article()
    await signIn(await given.author())
    const screen = 'app/(newsroom)/article/[articleRef]/edit/page.tsx'
    expect(await sentTo(screen, article.id)).toBe('/my-articles?aviso=sem-permissao')
    for (const nothing of [crypto.randomUUID(), 'x', "' OR 1=1"]) {
      expect(await sentTo(screen, nothing)).toBe('/my-articles?aviso=nao-encontrado')
    }
  })
})

describe.each([...desk, ...administration])('without the middleware, %s (abuse case 1)', screen => {
  const inside = first[screen] ?? null

  test('opens for a master, and for nobody who is signed out, forged, a reader, an author or a former master', async () => {
    const { article, author } = await given.article()
    expect(await sentTo(screen, article.id)).toMatch(/^\/auth\?/)
    const master = await given.master()
    await signIn(master, 'a-secret-that-is-not-the-one-of-this-house')
    expect(await sentTo(screen, article.id)).toMatch(/^\/auth\?/)
    for (const person of [await given.reader(), await given.subscriber(), author]) {
      await signIn(person)
      expect(await sentTo(screen, article.id)).toBe('/dashboard')
    }
    await signIn(master)
    expect(await sentTo(screen, article.id)).toBe(inside)
    await db().userRole.deleteMany({ where: { userId: master.id } })
    expect(await sentTo(screen, article.id)).toBe('/dashboard')
  })

  test('opens for an editor only at the desk', async () => {
    await signIn(await given.editor())
    expect(await sentTo(screen, '')).toBe(desk.includes(screen) ? inside : '/dashboard')
  })
})

describe('while the database does not answer (abuse case 35)', () => {
  // A streamed answer has already sent status 200. Only a layout runs outside the loading boundary.
  test.each(globSync('app/**/loading.tsx'))(
    '%s is not shown: its layout fails first, in time for a 503',
    async loading => {
      const { default: layout } = await import(resolve(dirname(loading), 'layout.tsx'))
      expect(await layout({ children: 'tela' })).toBe('tela')
      await asOwner('ALTER TABLE user_roles RENAME TO user_roles_away')
      await expect(
        layout({ children: 'tela' }).finally(() => asOwner('ALTER TABLE user_roles_away RENAME TO user_roles')),
      ).rejects.toThrow()
    },
  )
})
