import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { SignedIn } from '#lib/actor.ts'
import { articlePath, giftPath } from '#lib/addresses/paths.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { createPreview } from '#server/articles/publication/commands/create-preview.ts'
import { db } from '#server/platform/db/db.ts'
import { startFront } from '../../../scripts/bench/nginx.ts'
import { given } from '../../support/given.ts'
import { paidPart, premiumArticle } from '../../support/premium/premium.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { cookieName, sessionCookie } from '../support/session.ts'

let front: { url: string; stop(): void }
const folder = mkdtempSync('/tmp/portal-front-')

test.beforeAll(async () => {
  if (!isInstalled()) execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'])
  front = await startFront(house.url, folder)
})
test.afterAll(() => {
  front?.stop()
  rmSync(folder, { recursive: true })
})

function isInstalled(): boolean {
  try {
    return execFileSync('nginx', ['-v']).length === 0
  } catch {
    return false
  }
}

const chrome = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** What a visitor gets through the front, and what its cache did. */
async function read(path: string, cookie = '') {
  const answer = await fetch(front.url + path, { headers: { ...chrome, ...(cookie && { cookie }) } })
  return { status: answer.status, text: await answer.text(), cache: answer.headers.get('x-front') }
}

const sessionOf = async ({ id }: SignedIn) => `${cookieName}=${await sessionCookie(id)}`

/** Every order of some visitors. */
const ordersOf = <Visitor>(visitors: readonly Visitor[]): Visitor[][] =>
  visitors.length < 2
    ? [[...visitors]]
    : visitors.flatMap((first, i) => ordersOf(visitors.filter((_, j) => j !== i)).map(rest => [first, ...rest]))

test('a crowd at a page that is the same for everybody is answered by the front @whole', async () => {
  const { article } = await given.article({ status: 'published' })
  const path = articlePath(article)
  const caches = (await Promise.all(Array.from({ length: 50 }, () => read(path)))).map(({ cache }) => cache)
  expect(caches).toContain('HIT')
  expect(caches.filter(cache => cache === 'MISS').length).toBeLessThan(5)
})

test('in every order of visitors, nobody gets the page of another, and a page of somebody’s own never comes from the cache @whole', async () => {
  const { slug } = await premiumArticle()
  const path = `/londrina-pr/${slug}`
  const visitors = {
    nobody: '',
    reader: await sessionOf(await given.reader()),
    subscriber: await sessionOf(await given.subscriber()),
    noticed: 'notice=x',
  }
  for (const order of ordersOf(Object.entries(visitors))) {
    for (const [name, cookie] of order) {
      const { text, cache, status } = await read(path, cookie)
      expect([status, name, text.includes(paidPart)]).toEqual([200, name, name === 'subscriber'])
      expect([name, text.includes('Sair')]).toEqual([name, name === 'reader' || name === 'subscriber'])
      if (cookie) expect([name, cache]).toEqual([name, 'BYPASS'])
    }
  }
})

test('an opened gift and a preview are not kept @whole', async () => {
  const author = await given.author()
  const { article } = await given.article({ author })
  const { path: preview } = await createPreview(author, { articleId: article.id, days: 1 })
  for (let i = 0; i < 3; i++) expect(await read(preview)).toMatchObject({ status: 200, cache: 'MISS' })
  const gift = giftPath('0'.repeat(64))
  for (let i = 0; i < 3; i++) expect((await read(gift)).cache).not.toBe('HIT')
  for (let i = 0; i < 3; i++) expect((await read(gift, 'gift=abc')).cache).toBe('BYPASS')
})

test('a text that is taken down under 24 readers is gone at the press in a second and behind the front in two @whole', async () => {
  const { article } = await given.article({ status: 'published' })
  const path = articlePath(article)
  const seen = { [house.url]: 0, [front.url]: 0 }
  let reading = true
  const readers = Array.from({ length: 24 }, async (_, i) => {
    const base = i % 2 ? house.url : front.url
    while (reading) {
      const answer = await fetch(base + path, { headers: chrome })
      const text = await answer.text()
      if (answer.status === 200 && text.includes(article.title)) seen[base] = performance.now()
    }
  })
  await wait(1_500)
  const { version } = await db().article.findUniqueOrThrow({ where: { id: article.id } })
  await changeStatus(await given.editor(), { id: article.id, version, status: 'draft' })
  const at = performance.now()
  await wait(4_000)
  reading = false
  await Promise.all(readers)
  expect(seen[house.url]).toBeGreaterThan(at - 1_500)
  expect((seen[house.url] ?? 0) - at).toBeLessThan(1_000)
  expect((seen[front.url] ?? 0) - at).toBeLessThan(2_000)
})
