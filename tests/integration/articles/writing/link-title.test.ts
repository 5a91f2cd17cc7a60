import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findLinkTitle } from '#server/articles/writing/queries/link-title.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { given } from '../../../support/given.ts'
import { refusal } from '../../../support/refusal.ts'

const pages: Record<string, { type?: string; body: string; location?: string }> = {
  '/pagina': { body: '<html><head><TITLE lang="pt">Câmara &amp; prefeitura\n  acertam &lt;obra&gt;</TITLE>' },
  '/latin': { type: 'text/html; charset=iso-8859-1', body: '<title>S\u00e3o Jo\u00e3o</title>' },
  '/sem': { body: '<p>Sem título' },
  '/pdf': { type: 'application/pdf', body: '<title>Não</title>' },
  '/dentro': { location: 'http://169.254.169.254/latest/meta-data', body: '' },
  '/longa': { body: `${'<p>x</p>'.repeat(200_000)}<title>Tarde demais</title>` },
}
const server = createServer((request, response) => {
  const page = pages[request.url ?? '']
  if (!page) return void response.writeHead(404).end('<title>Não existe</title>')
  const { type = 'text/html; charset=utf-8', body, location } = page
  response.writeHead(location ? 302 : 200, { 'content-type': type, ...(location && { location }) })
  response.end(body, type.includes('8859') ? 'latin1' : 'utf8')
})
let base = ''
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('the page’s title comes as plain text; without one, from another kind of file and after an error there is none', async () => {
  const author = await given.author()
  const titleOf = async (path: string) => {
    const { title } = await findLinkTitle(author, { address: base + path }, { operatorBases: [base] })
    return title
  }
  expect(await titleOf('/pagina')).toBe('Câmara & prefeitura acertam <obra>')
  expect(await titleOf('/latin')).toBe('São João')
  for (const path of ['/sem', '/pdf', '/nada', '/longa', '/dentro']) expect(await titleOf(path), path).toBeNull()
})

test('an address inside our own network is never asked (abuse case 6)', async () => {
  const author = await given.author()
  for (const address of [
    `${base}/pagina`,
    'http://localhost/',
    'http://[::1]/',
    'http://169.254.169.254/',
    'http://10.0.0.1:22/',
  ]) {
    expect(await findLinkTitle(author, { address }), address).toEqual({ title: null })
  }
})

test('an article of this site gives its title by a query, a draft and a premium text no more than its headline’s page', async () => {
  const author = await given.author()
  const { article } = await given.article({ status: 'published' })
  const { article: draft } = await given.article()
  const at = (slug: string) => ({ address: `${siteOrigin()}/campina-grande-pb/${slug}?de=busca#fim` })
  expect(await findLinkTitle(author, at(article.slug))).toEqual({ title: article.title })
  expect(await findLinkTitle(author, at(draft.slug))).toEqual({ title: null })
  expect(await refusal(findLinkTitle(await given.reader(), at(article.slug)))).toBe('forbidden')
})
