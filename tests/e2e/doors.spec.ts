import { given } from '../support/given.ts'
import { expect, test } from './fixtures.ts'
import { house } from './support/house.ts'
import { cookieName, sessionCookie, userIdOf } from './support/session.ts'

/** The same address as somebody writes it who looks for a way around the middleware (abuse case 1). */
const disguises: Record<string, (path: string) => string> = {
  plain: path => path,
  'two slashes': path => `/${path}`,
  'an encoded letter': path => path.replace(/^\/(.)/, (_, letter) => `/%${letter.charCodeAt(0).toString(16)}`),
  capitals: path => path.toUpperCase(),
  'a slash at the end': path => `${path}/`,
  'a dot segment': path => `/x/..${path}`,
  '.rsc': path => `${path}.rsc`,
  '.json data': path => `/_next/data/build${path}.json`,
}

const headers: Record<string, Record<string, string>> = {
  'no header': {},
  RSC: { rsc: '1' },
  'a prefetch': { rsc: '1', 'next-router-prefetch': '1' },
  'a skipped middleware': {
    'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
  },
  'a rewritten path': { 'x-invoke-path': '/dashboard', 'x-matched-path': '/dashboard', 'x-original-url': '/dashboard' },
}

test('no way of writing an address or a header opens a staff screen to a stranger', async () => {
  const secret = `Só a redação lê isto ${Date.now()}`
  const { article } = await given.article({ fields: { title: secret } })
  const screens = ['/dashboard', '/create', '/my-articles', '/settings', `/article/${article.id}/edit`]
  const strangers: Record<string, string | undefined> = {
    anonymous: undefined,
    rubbish: `${cookieName}=abc.def.ghi`,
    reader: `${cookieName}=${await sessionCookie(await userIdOf('leitor@portal.local'))}`,
  }
  for (const [who, cookie] of Object.entries(strangers)) {
    for (const path of screens.filter(screen => who !== 'reader' || screen.startsWith('/article'))) {
      for (const [disguise, write] of Object.entries(disguises)) {
        for (const [sort, extra] of Object.entries(headers)) {
          const response = await fetch(house.url + write(path), { headers: { ...extra, ...(cookie && { cookie }) } })
          const text = await response.text()
          const attempt = `${path} by ${who}, with ${disguise} and ${sort}`
          expect(response.status, attempt).toBeLessThan(500)
          expect(text, attempt).not.toContain(secret)
          // A reader who is turned away lands on a dashboard of their own.
          expect(text, attempt).not.toMatch(
            who === 'reader' ? /Salvar rascunho/ : /Olá, |Salvar rascunho|Sair dos outros/,
          )
        }
      }
    }
  }
})

test('unknown and draft addresses answer alike', async () => {
  const { article: draft } = await given.article()
  const answers = await Promise.all(
    [`/article/${draft.slug}`, `/${draft.locationPath}/${draft.slug}`, '/article/nunca-existiu', '/nunca-existiu'].map(
      path => fetch(house.url + path),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  for (const answer of answers) expect(await answer.text()).toContain('Oops! Page not found')
})
