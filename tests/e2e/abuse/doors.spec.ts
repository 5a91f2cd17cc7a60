import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { cookieName, sessionCookie, userIdOf } from '../support/session.ts'

/** Other spellings of an address that an attacker tries, to get around the middleware (abuse case 1). */
const spellings: Record<string, (path: string) => string> = {
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

test('no spelling of an address or header opens a staff screen to a stranger (abuse cases 1, 7) @whole', async () => {
  test.slow()
  const secret = `Só a redação lê isto ${Date.now()}`
  const { article } = await given.article({ fields: { title: secret } })
  const screens = ['/dashboard', '/create', '/my-articles', '/settings', `/article/${article.id}/edit`]
  const strangers: Record<string, string | undefined> = {
    anonymous: undefined,
    rubbish: `${cookieName}=abc.def.ghi`,
    reader: `${cookieName}=${await sessionCookie(await userIdOf('leitor@portal.local'))}`,
    'another author': `${cookieName}=${await sessionCookie((await given.author()).id)}`,
  }
  const ownScreens = (who: string) => who === 'reader' || who === 'another author'
  for (const [who, cookie] of Object.entries(strangers)) {
    for (const path of screens.filter(screen => !ownScreens(who) || screen.startsWith('/article'))) {
      for (const [disguise, write] of Object.entries(spellings)) {
        for (const [sort, extra] of Object.entries(headers)) {
          const response = await fetch(house.url + write(path), { headers: { ...extra, ...(cookie && { cookie }) } })
          const text = await response.text()
          const attempt = `${path} by ${who}, with ${disguise} and ${sort}`
          expect(response.status, attempt).toBeLessThan(500)
          expect(text, attempt).not.toContain(secret)
          // A signed-in user who is refused lands on their own screen.
          expect(text, attempt).not.toMatch(
            ownScreens(who) ? /Salvar rascunho/ : /Olá, |Salvar rascunho|Sair dos outros/,
          )
        }
      }
    }
  }
})

test('unknown and draft addresses give identical bytes to everybody (abuse case 12)', async () => {
  const { article: draft } = await given.article()
  const paths = [
    `/article/${draft.slug}`,
    `/${draft.locationPath}/${draft.slug}`,
    '/article/nunca-existiu',
    `/${draft.locationPath}/nunca-existiu`,
  ]
  const people = {
    anonymous: undefined,
    reader: await given.reader(),
    'another author': await given.author(),
    master: await given.master(),
  }
  for (const [who, person] of Object.entries(people)) {
    const headers: Record<string, string> = person ? { cookie: `${cookieName}=${await sessionCookie(person.id)}` } : {}
    // Another test may change the frame of all pages between two answers: then they are compared again.
    await expect(async () => {
      const answers = await Promise.all(paths.map(path => fetch(house.url + path, { headers })))
      const texts = await Promise.all(answers.map(answer => answer.text()))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
      expect(texts[0]).toContain('Oops! Page not found')
      expect(new Set(texts).size, who).toBe(1)
    }).toPass()
  }
})
