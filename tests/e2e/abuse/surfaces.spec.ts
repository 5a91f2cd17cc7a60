import { setTimeout as wait } from 'node:timers/promises'
import { saveProfile } from '#server/accounts/commands/save-profile.ts'
import { addCorrection } from '#server/articles/corrections/commands/add-correction.ts'
import { pinArticle } from '#server/articles/front/commands/pin-article.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { publishRevision } from '#server/articles/revision/commands/publish-revision.ts'
import { db } from '#server/platform/db/db.ts'
import { reportError } from '#server/reports/commands/report-error.ts'
import { expectWithin, isWhole } from '#tests/support/tier.ts'
import { given, sentence } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { crawl } from '../support/crawl.ts'
import { house } from '../support/house.ts'
import { cookieName, sessionCookie } from '../support/session.ts'
import { surfacesOf } from '../support/surfaces.ts'

test.describe.configure({ timeout: 240_000 })

const cookieOf = async ({ id }: { id: string }) => `${cookieName}=${await sessionCookie(id)}`
const embed = (words: string) => `<figure data-embed="&lt;p&gt;${words}&lt;/p&gt;" data-height="300"></figure>`

/** An article in every place where an article can appear: pinned, most read, corrected, reported, begun by a reader. */
async function everywhere(fields: Parameters<typeof given.article>[0]) {
  const { article, author } = await given.article({ ...fields, status: 'published' })
  const editor = await given.editor()
  const reader = await given.reader()
  await pinArticle(editor, { articleId: article.id, until: { hours: 6 } })
  await addCorrection(editor, { articleId: article.id, kind: 'fact', text: 'Uma correção que fica com o artigo.' })
  await reportError(reader, { articleId: article.id, message: 'Há um erro no terceiro parágrafo.', email: null })
  await db().mostRead.create({ data: { articleId: article.id, views: 1_000_000 } })
  await db().reading.create({
    data: {
      id: crypto.randomUUID(),
      userId: reader.id,
      articleId: article.id,
      timeSpentSeconds: 60,
      scrollDepthPercent: 40,
    },
  })
  return { article, author, editor, reader }
}

/** Every address as a page and as payloads, for a visitor or for whom a cookie is. Gives the answers by address. */
async function readAll(start: string[], cookie?: string): Promise<Map<string, string>> {
  const read = await crawl({ start, cookie, limit: start.length })
  expect(read.size).toBe(new Set(start).size)
  return read
}

/** The addresses whose answers contain a word. */
const containing = (read: Map<string, string>, word: RegExp): string[] =>
  [...read].filter(([, text]) => word.test(text)).map(([address]) => address)

/** The addresses whose answers contain a word, as pages and as payloads. */
const pathsContaining = async (word: RegExp, start: string[], cookie?: string): Promise<string[]> =>
  containing(await readAll(start, cookie), word)

/** The answer to a search, without its own words. */
async function searchAnswer(q: string, more = ''): Promise<string> {
  const response = await fetch(`${house.url}/busca?q=${encodeURIComponent(q)}${more}`)
  const text = await response.text()
  return [response.status, text.replaceAll(q, '…').replaceAll(encodeURIComponent(q), '…')].join('\n')
}

test.describe('a premium body (abuse case 11)', () => {
  const secret = /xerimbabo|Xerimbabo/

  test('is on no surface of the readers’ site for a reader without a subscription', async () => {
    const marks = ['Abertura para todos', 'Segundo', 'Xerimbabo secreta', 'Xerimbabo outra vez', 'Mais', 'Outro', 'Fim']
    const content = `${marks.map(mark => `<p>${sentence(mark)}</p>`).join('')}${embed('Xerimbabo no gráfico')}`
    const { article, reader } = await everywhere({ fields: { visibility: 'premium', content, cities: ['sobral-ce'] } })
    const surfaces = await surfacesOf(article.id)
    const read = await readAll(surfaces)
    expect(containing(read, secret)).toEqual([])
    expect(containing(read, /Abertura para todos/)).toContain(`/sobral-ce/${article.slug}`)
    const lapsed = await given.subscriber({ status: 'cancelled', end: new Date(Date.now() - 1000) })
    for (const person of isWhole ? [lapsed, reader, await given.author()] : [lapsed]) {
      expect(await pathsContaining(secret, ['/settings/historico', ...surfaces], await cookieOf(person))).toEqual([])
    }
    // A subscriber reads it, the frame of its embed included. This proves that the search for the word works.
    const own = [`/api/embed/${article.id}/0`, `/sobral-ce/${article.slug}`]
    expect(await pathsContaining(secret, own, await cookieOf(await given.subscriber()))).toEqual(own)
  })

  test('cannot be found out through the search: its words are answered like a word in no article @whole', async () => {
    const marks = ['Abertura', 'Segundo', 'Quixabinha', 'Quixabinha', 'Mais', 'Outro', 'Fim']
    const content = marks.map(mark => `<p>${sentence(mark)}</p>`).join('')
    await given.article({
      status: 'published',
      fields: { title: 'Relatório da caatinga fechada', visibility: 'premium', content },
    })
    const nothing = await searchAnswer('zzbxxqkv')
    for (const word of ['quixabinha', 'quixabinho', 'quixabina', 'QUIXABINHA', 'quixa']) {
      expect(await searchAnswer(word), word).toBe(nothing)
    }
    // Counts do not reveal it: with words that find the article, a secret word finds no more than an unknown word.
    const together = await searchAnswer('caatinga zzbxxqkv')
    expect(await searchAnswer('caatinga quixabinha')).toBe(together.replaceAll('zzbxxqkv', 'quixabinha'))
    for (const more of ['&acesso=premium', '&periodo=dia', '&pagina=2']) {
      expect(await searchAnswer('quixabinha', more), more).toBe(await searchAnswer('zzbxxqkv', more))
    }
  })
})

test('an author’s revision of a published text is on no surface before an editor publishes it, and on them after (abuse case 12) @whole', async () => {
  const word = 'Umbuzeirinho'
  const content = `${['Um', 'Dois', 'Três'].map(mark => `<p>${sentence(mark)} ${word}.</p>`).join('')}${embed(word)}`
  const { article, revision } = await given.revision({
    fields: { title: `Obras no açude ${Date.now()}`, cities: ['iguatu-ce'] },
    changes: { title: `${word} no açude`, summary: `${word} volta a dar sombra.`, content, tags: [`${word} raro`] },
  })
  const others = await surfacesOf(article.id)
  expect(await pathsContaining(new RegExp(word), others)).toEqual([])
  expect(await searchAnswer(word.toLowerCase())).toBe(await searchAnswer('zzbxxqkv'))
  for (const person of [await given.reader(), await given.subscriber(), await given.author()]) {
    expect(await pathsContaining(new RegExp(word), [...others, '/my-articles'], await cookieOf(person))).toEqual([])
  }
  const { id, version } = revision
  await publishRevision(await given.editor(), { id, version, articleVersion: article.version, choices: [] })
  await expect.poll(() => pathsContaining(new RegExp(word), others)).toContain(`/iguatu-ce/${article.slug}`)
})

test('a withdrawn article leaves every surface within a second, kept pages included (abuse case 12)', async () => {
  const word = 'Catolezeiro'
  const content = ['Um', 'Dois', 'Três'].map(mark => `<p>${sentence(mark)} ${word}.</p>`).join('') + embed(word)
  const title = `${word} em obras ${Date.now()}`
  const { article, editor, reader } = await everywhere({
    fields: { title, content, tags: [`${word} raro`], cities: ['iguatu-ce'] },
  })
  const surfaces = await surfacesOf(article.id)
  const searches = [`/busca?q=${word}`, `/busca?q=${word.slice(0, -1)}`]
  const showing = await pathsContaining(new RegExp(`${title}|${article.slug}`), [...surfaces, ...searches])
  // The crawl must include these places: a surface that never showed the article would prove nothing.
  for (const place of ['/', '/?city=iguatu-ce', '/iguatu-ce', '/erramos', '/rss.xml', searches[0]])
    expect(showing, place).toContain(place)

  await changeStatus(editor, { id: article.id, version: 3, status: 'draft' })
  await wait(1_000)
  const traces = new RegExp(`${title}|${article.slug}|${word} raro`)
  // A page repeats its own address, and a search repeats its words; neither reveals anything.
  const lists = surfaces.filter(path => !path.includes(article.slug) && !path.includes('/tag/'))
  const read = await readAll([...surfaces, ...searches])
  expect(containing(read, traces).filter(path => lists.includes(path))).toEqual([])
  expect(containing(read, new RegExp(article.slug)).filter(path => searches.includes(path))).toEqual([])
  expect(containing(read, new RegExp(title))).toEqual([])
  const own = ['/settings/historico', '/settings', '/dashboard', ...lists]
  expect(await pathsContaining(traces, own, await cookieOf(reader))).toEqual([])
  expect(await pathsContaining(/Catolezeiro/, [`/api/embed/${article.id}/0`])).toEqual([])
})

test('neither a count nor an answer reveals a hidden article (abuse case 12)', async () => {
  const { article: draft } = await given.article({ fields: { content: `<p>${sentence('x')}</p>${embed('Rascunho')}` } })
  const nobody = crypto.randomUUID()
  const answers = (id: string) =>
    Promise.all([
      fetch(`${house.url}/api/embed/${id}/0`),
      fetch(`${house.url}/campina-grande-pb?antes=${id}`, { redirect: 'manual' }),
      fetch(`${house.url}/erramos?antes=${id}`, { redirect: 'manual' }),
      post('/api/beacon', JSON.stringify({ page: crypto.randomUUID(), path: '/x', article: id, seen: 5, read: 5 })),
      post('/api/error-report', new URLSearchParams({ article: id, message: 'Um erro neste texto.', email: '' }), true),
    ]).then(all =>
      Promise.all(
        all.map(async each => {
          const location = each.headers.get('location')
          // The body of a redirect is Next's and contains a value that changes each time.
          return [each.status, location, location ? null : (await each.text()).replaceAll(id, '…')]
        }),
      ),
    )
  expect(await answers(draft.id)).toEqual(await answers(nobody))
})

function post(path: string, body: BodyInit, form = false): Promise<Response> {
  const headers = { origin: house.url, ...(!form && { 'content-type': 'text/plain' }) }
  return fetch(house.url + path, { method: 'POST', headers, body, redirect: 'manual' })
}

test.describe('hostile values in addresses (abuse cases 13, 21)', () => {
  const hostile: Record<string, string> = {
    'an operator': '[contains]=x',
    'an object': '[a][b]=x',
    'an array': '=x&q=y&cidade=x&cidade=y',
    wildcards: '=%25_%25',
    SQL: `=${encodeURIComponent("' OR 1=1; DROP TABLE articles; --")}`,
    'a query language': `=${encodeURIComponent("a:* & !b | (c <-> d) \\ '")}`,
    NUL: '=%00a',
    'a lone surrogate': '=%ED%A0%80',
    'broken encoding': '=%E0%A4%A',
    'ten thousand letters': `=${'a'.repeat(6_000)}`,
    'ten thousand words': `=${'a+'.repeat(3_000)}`,
    'a prototype': '=x&__proto__[x]=y&constructor=z',
    'a number that is none': '=NaN&pagina=-1&pagina=1e309',
    'a right-to-left mark': '=%E2%80%AEabc',
  }
  const parameters: [string, string][] = [
    ['/busca', 'q'],
    ['/busca?q=obra&x', 'cidade'],
    ['/busca?q=obra&x', 'autor'],
    ['/busca?q=obra&x', 'pagina'],
    ['/', 'city'],
    ['/erramos', 'antes'],
    ['/events', 'dia'],
    ['/campina-grande-pb', 'antes'],
    ['/auth', 'next'],
  ]

  test('are refused or taken literally; never everything, never an error, never slow @whole', async () => {
    const everything = (await fetch(`${house.url}/busca?q=obra`).then(each => each.text())).match(/<li/g)?.length ?? 0
    for (const [path, name] of parameters) {
      for (const [what, value] of Object.entries(hostile)) {
        const address = `${path}${path.includes('?') ? '&' : '?'}${name}${value}`
        const started = performance.now()
        const response = await fetch(house.url + address)
        const text = await response.text()
        const attempt = `${what} in ${name} of ${path}`
        expect(response.status, attempt).toBeLessThan(500)
        expect(text, attempt).not.toMatch(/Algo deu errado|syntax error|prisma|22P05|invalid byte/i)
        if (name === 'q') expect(text.match(/<li/g)?.length ?? 0, attempt).toBeLessThanOrEqual(everything + 40)
        expectWithin(10_000, started, attempt)
      }
    }
    expect(await db().article.count()).toBeGreaterThan(0)
  })

  test('segments of addresses are plain words @whole', async () => {
    const segments = ["'%20OR%201=1", '%25', '%00', '%ED%A0%80', 'a'.repeat(5_000), '..%2f..']
    const pages = ['/tag/X', '/author/X', '/X', '/X/X', '/article/X', '/sitemaps/X', '/X/rss.xml', '/X/agenda.ics']
    const places = [...pages, '/api/embed/X/0', '/api/ads/click/X', '/anuncio/X', '/uploads/X/X']
    for (const place of places) {
      for (const segment of segments) {
        const address = place.replaceAll('X', segment)
        const response = await fetch(house.url + address, { redirect: 'manual' })
        expect([308, 400, 404, 414], `${address.slice(0, 80)} → ${response.status}`).toContain(response.status)
        expect(await response.text()).not.toMatch(/syntax error|prisma|22P05|invalid byte|\.tsx?:\d/i)
      }
    }
  })
})

test.describe('a request with forged routing headers (abuse cases 5, 26, 27)', () => {
  const forgedHeaders: Record<string, string> = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-port': '666',
    forwarded: 'host=evil.example;proto=gopher',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    'x-host': 'evil.example',
    'x-forwarded-server': 'evil.example',
    'x-http-method-override': 'DELETE',
    'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
    'x-middleware-rewrite': 'https://evil.example/',
    'x-nextjs-data': '1',
    'next-router-state-tree': '%5B%22evil.example%22%5D',
    'next-url': '/evil.example',
    rsc: '1',
    'next-action': 'evil',
    accept: 'application/json, text/x-component',
    'accept-language': 'xx-EVIL',
    range: 'bytes=0-10',
    'if-none-match': '"evil"',
    'user-agent': 'evil.example/1.0',
    referer: 'https://evil.example/',
    cookie: 'consent=evil.example; theme=evil; notice=%7B%22text%22%3A%22evil.example%22%7D; __prerender_bypass=evil',
  }

  async function reprint() {
    await db().$executeRaw`select pg_notify('press', '*')`
    await wait(30)
  }

  async function answerOf(path: string) {
    const answer = await fetch(house.url + path, { redirect: 'manual' })
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      text: answer.ok ? await answer.text() : null,
    }
  }

  test('changes nothing for the next one, on any kind of page, and redirects nowhere else @whole', async () => {
    const author = await given.author()
    await saveProfile(author, { fullName: 'Rita Escritora', avatarUrl: null, bio: 'Escreve.' })
    const { article } = await given.article({
      author,
      status: 'published',
      fields: { tags: [`Fonte ${Date.now()}`], cities: ['tiangua-ce'] },
    })
    const families = (await surfacesOf(article.id)).filter(
      path => !path.startsWith('/anuncio') && path !== '/api/health',
    )
    for (const path of [...families, '/quem-somos', '/privacidade/cookies', '/pricing', '/nao-ha-nada-aqui']) {
      const forged = await fetch(house.url + path, { headers: forgedHeaders, redirect: 'manual' })
      const forgedAnswer = `${[...forged.headers].join('\n')}\n${await forged.text()}`
      expect(forgedAnswer, path).not.toMatch(/evil/i)
      const clean = await fetch(house.url + path, { redirect: 'manual' })
      const text = await clean.text()
      expect(`${[...clean.headers].join('\n')}\n${text}`, path).not.toMatch(/evil|gopher|:666/i)
      // Next redirects a handler's payload request to the same address first, and keeps nothing.
      if (!path.startsWith('/api/')) expect(forged.headers.get('location'), path).toBe(clean.headers.get('location'))
      // The page is complete and has the right type.
      if (clean.status === 200)
        expect(clean.headers.get('content-type'), path).toMatch(/^(text\/html|text\/plain|application\/(rss\+)?xml)/)
      // The answer of a print that never received the forged headers. Another test may publish between the two, so the comparison is
      // repeated.
      await expect(async () => {
        await reprint()
        await (await fetch(house.url + path, { headers: forgedHeaders, redirect: 'manual' })).text()
        const after = await answerOf(path)
        await reprint()
        expect(await answerOf(path), path).toEqual(after)
      }).toPass()
    }
  })

  test('is redirected to no other site by any spelling of an address @whole', async () => {
    const spellings = [
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '/%5Cevil.example',
      '/%2f%2fevil.example',
      '/x/..//evil.example',
      '//evil.example/%2e%2e',
      '/;@evil.example',
      '/https://evil.example',
      '/%09/evil.example',
      '/?next=//evil.example',
      '/auth?callbackUrl=https://evil.example',
      '/auth?next=//evil.example',
      '/auth?next=/%5Cevil.example',
      '/auth?next=https:evil.example',
      '/tag//evil.example',
      '/api/auth/signin?callbackUrl=https://evil.example',
      '/api/auth/signout?callbackUrl=//evil.example',
      '/api/auth/callback/credentials?callbackUrl=https://evil.example',
    ]
    for (const spelling of spellings) {
      for (const cookie of ['', await cookieOf(await given.reader())]) {
        const response = await fetch(house.url + spelling, { redirect: 'manual', headers: cookie ? { cookie } : {} })
        expect(response.status, spelling).toBeLessThan(500)
        const location = response.headers.get('location')
        if (location === null) continue
        expect(new URL(location, house.url + spelling).origin, `${spelling} → ${location}`).toBe(house.url)
      }
    }
  })
})
