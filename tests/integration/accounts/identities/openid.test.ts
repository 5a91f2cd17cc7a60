import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getCallback, postBegin, postNonce, postToken } from '#server/accounts/openid/http.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { type OpenidDouble, openOpenid } from '#tests/doubles/openid.ts'
import { given } from '#tests/support/given.ts'
import { Browser } from '#tests/support/identities/browser.ts'
import { cookieName, sessionCookie } from '#tests/support/session-cookie.ts'

const site = 'http://localhost:3000'
const callbackOf = (key: string) => `/api/identity/${key}/callback`
let [empresa, escola] = [] as unknown as [OpenidDouble, OpenidDouble]

beforeAll(async () => {
  empresa = await openOpenid([site + callbackOf('empresa')])
  escola = await openOpenid([site + callbackOf('escola')])
  Object.assign(process.env, {
    OIDC_PROVIDERS: 'empresa, escola',
    OIDC_EMPRESA_NAME: 'Empresa',
    OIDC_ESCOLA_NAME: 'Escola',
  })
  for (const [name, { issuer, clientId, clientSecret }] of Object.entries({ EMPRESA: empresa, ESCOLA: escola })) {
    process.env[`OIDC_${name}_ISSUER`] = issuer
    process.env[`OIDC_${name}_CLIENT_ID`] = clientId
    process.env[`OIDC_${name}_CLIENT_SECRET`] = clientSecret
  }
})
afterAll(() => Promise.all([empresa.close(), escola.close()]))

/** A person at the provider with a verified address of their own. */
const someone = () => {
  const sub = randomUUID()
  return { sub, email: `${sub}@empresa.example`, email_verified: true, name: 'Ana do Provedor' }
}
beforeEach(() => {
  empresa.person = someone()
  escola.person = someone()
})

const begin = (browser: Browser, purpose = 'enter', key = 'empresa') =>
  browser.ask(postBegin, `/api/identity/${key}/begin`, {
    body: { purpose, next: '/auth?next=/dashboard' },
    params: { provider: key },
  })
const comeBack = (browser: Browser, address: string, key = 'empresa') =>
  browser.ask(getCallback, address, { params: { provider: key } })
const begun = async (browser: Browser, purpose = 'enter', key = 'empresa'): Promise<string> =>
  (await (await begin(browser, purpose, key)).json()).url

/** Goes to the provider and back; gives the last answer. */
async function goThrough(browser: Browser, purpose = 'enter') {
  return comeBack(browser, await browser.follow(await begun(browser, purpose)))
}
const accountOf = (email = '') =>
  db().user.findUnique({ where: { email }, include: { identities: true, profile: true } })

async function signedIn(person: { id: string }) {
  const browser = new Browser()
  browser.cookies.set(cookieName, await sessionCookie(person.id))
  return browser
}

describe('an unknown identity', () => {
  test('with a verified address opens an account, which the next sign-in finds', async () => {
    const browser = new Browser()
    const answer = await goThrough(browser)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth?next=%2Fdashboard'])
    const account = await accountOf(empresa.person?.email)
    expect(account).toMatchObject({ passwordHash: null, profile: { fullName: 'Ana do Provedor' } })
    expect(account?.emailConfirmedAt).toBeInstanceOf(Date)
    expect((await browser.session())?.actor.id).toBe(account?.id)

    const again = new Browser()
    await goThrough(again)
    expect((await again.session())?.actor.id).toBe(account?.id)
    expect(await db().session.findMany({ where: { userId: account?.id } })).toMatchObject([
      { method: 'identity' },
      { method: 'identity' },
    ])
  })

  test('with an unverified address gets nothing, whether or not the address has an account (abuse case 29)', async () => {
    const master = await given.master()
    const sentences: string[] = []
    for (const email of [master.email, `${randomUUID()}@empresa.example`]) {
      empresa.person = { ...someone(), email, email_verified: false }
      const browser = new Browser()
      expect((await goThrough(browser)).headers.get('location')).toBe('/auth')
      expect(await browser.session()).toBeNull()
      sentences.push(browser.notice)
    }
    expect(sentences[0]).toContain('Sem a confirmação do seu e-mail por Empresa')
    expect(sentences[1]).toBe(sentences[0])
    expect(await db().identity.count({ where: { userId: master.id } })).toBe(0)
  })

  test('with the verified address of an account is not linked by itself (abuse case 29)', async () => {
    const master = await given.master()
    empresa.person = { ...someone(), email: master.email.toUpperCase() }
    const browser = new Browser()
    await goThrough(browser)
    expect(browser.notice).toContain('Já existe uma conta com este e-mail')
    expect(await browser.session()).toBeNull()
    expect(await db().identity.count({ where: { userId: master.id } })).toBe(0)
  })

  test('opens one account when two answers arrive at once', async () => {
    const browsers = [new Browser(), new Browser()]
    const addresses: string[] = []
    for (const browser of browsers) addresses.push(await browser.follow(await begun(browser)))
    await Promise.all(browsers.map((browser, at) => comeBack(browser, addresses[at] ?? '')))
    const ids = await Promise.all(browsers.map(async browser => (await browser.session())?.actor.id))
    expect(ids[0]).toBeDefined()
    expect(ids[1]).toBe(ids[0])
  })
})

describe('a dialogue', () => {
  test('belongs to its browser: another person’s answer signs nobody in (abuse case 29)', async () => {
    const [attacker, victim] = [new Browser(), new Browser()]
    const planted = await attacker.follow(await begun(attacker))
    await comeBack(victim, planted)
    expect(victim.notice).toContain('Este pedido não vale mais')
    await begun(victim)
    await comeBack(victim, planted)
    expect(await victim.session()).toBeNull()
  })

  test('refuses a swapped state (abuse case 29)', async () => {
    const browser = new Browser()
    const first = new URL(await browser.follow(await begun(browser)))
    const second = new URL(await browser.follow(await begun(browser)))
    second.searchParams.set('state', first.searchParams.get('state') ?? '')
    await comeBack(browser, second.href)
    expect(browser.notice).toContain('Este pedido não vale mais')
    expect(await browser.session()).toBeNull()
  })

  test('refuses a code of another dialogue: neither its verifier nor its nonce fits (abuse case 29)', async () => {
    const [attacker, victim] = [new Browser(), new Browser()]
    const stolen = new URL(await attacker.follow(await begun(attacker)))
    const own = new URL(await victim.follow(await begun(victim)))
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    await comeBack(victim, own.href)
    expect(victim.notice).toContain('Não foi possível confirmar quem você é com Empresa')
    expect(await victim.session()).toBeNull()
  })

  test('with one provider refuses the answer of another (abuse case 29)', async () => {
    const browser = new Browser()
    const back = await browser.follow(await begun(browser))
    await comeBack(browser, back.replace('/empresa/', '/escola/'), 'escola')
    expect(browser.notice).toContain('Este pedido não vale mais')
    const other = new Browser()
    const mixed = new URL(await other.follow(await begun(other)))
    mixed.searchParams.set('iss', escola.issuer)
    await comeBack(other, mixed.href)
    expect(other.notice).toContain('Não foi possível confirmar')
    expect(await other.session()).toBeNull()
  })

  test('that the person refuses at the provider changes nothing', async () => {
    empresa.person = null
    const browser = new Browser()
    await goThrough(browser)
    expect(browser.notice).toBe('Você não continuou com Empresa. Nada mudou.')
  })

  test('stores no value of the browser’s cookie, and leads back only to the configured origin (abuse cases 26, 27)', async () => {
    const browser = new Browser()
    const response = await browser.ask(postBegin, '/api/identity/empresa/begin', {
      body: { purpose: 'enter', next: 'https://evil.example/auth?next=https://evil.example' },
      params: { provider: 'empresa' },
    })
    const { url } = await response.json()
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(site + callbackOf('empresa'))
    const row = await db().ceremony.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
    expect(row.browser).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(browser.cookies.get('ceremony'))
    const cookie = response.headers.getSetCookie().join()
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/)
    const answer = await comeBack(browser, await browser.follow(url))
    expect(answer.headers.get('location')).toBe('/auth?next=%2F')
  })
})

describe('linking', () => {
  test('ties the identity to the signed-in account, by which it then signs in', async () => {
    const person = await given.editor()
    const browser = await signedIn(person)
    expect((await goThrough(browser, 'link')).headers.get('location')).toBe('/settings/seguranca')
    expect(browser.notice).toBe('Empresa: ligação feita.')
    const other = new Browser()
    await goThrough(other)
    expect((await other.session())?.actor.id).toBe(person.id)
    const entries = await db().auditEntry.findMany({ where: { action: 'identity.linked', actorId: person.id } })
    expect(entries).toMatchObject([{ details: { provider: 'empresa' } }])
  })

  test('needs a session, and a proof of identity of the last ten minutes', async () => {
    expect((await begin(new Browser(), 'link')).status).toBe(401)
    const browser = await signedIn(await given.editor())
    const restore = setClock(() => new Date(Date.now() + 11 * 60_000))
    const answer = await begin(browser, 'link').finally(restore)
    expect(await answer.json()).toMatchObject({ code: 'proof_needed' })
  })

  test('is refused for an identity of another account', async () => {
    await goThrough(new Browser())
    const owner = (await accountOf(empresa.person?.email))?.id
    const browser = await signedIn(await given.reader())
    await goThrough(browser, 'link')
    expect(browser.notice).toContain('já está ligada a outra conta')
    const { sub = '' } = empresa.person ?? {}
    expect(await db().identity.findMany({ where: { subject: { endsWith: sub } } })).toMatchObject([{ userId: owner }])
  })

  test('is finished only by the session that began it', async () => {
    const browser = await signedIn(await given.reader())
    const back = await browser.follow(await begun(browser, 'link'))
    const other = await given.reader()
    browser.cookies.set(cookieName, await sessionCookie(other.id))
    await comeBack(browser, back)
    expect(browser.notice).toContain('Este pedido não vale mais')
    expect(await db().identity.count({ where: { userId: other.id } })).toBe(0)
  })
})

describe('an id_token', () => {
  async function nonceFor(browser: Browser): Promise<string> {
    const body = { purpose: 'enter' }
    const response = await browser.ask(postNonce, '/api/identity/empresa/nonce', {
      body,
      params: { provider: 'empresa' },
    })
    return (await response.json()).nonce
  }
  const send = (browser: Browser, idToken: string, key = 'empresa') =>
    browser.ask(postToken, `/api/identity/${key}/token`, { body: { idToken }, params: { provider: key } })

  test('of the provider signs its owner in, once', async () => {
    const browser = new Browser()
    const token = await empresa.idToken(await nonceFor(browser))
    const cookie = browser.cookies.get('ceremony') ?? ''
    expect(await (await send(browser, token)).json()).toEqual({ url: '/auth?from=%2F' })
    expect((await browser.session())?.email).toBe(empresa.person?.email)
    const replay = new Browser()
    replay.cookies.set('ceremony', cookie)
    expect(await (await send(replay, token)).json()).toMatchObject({ code: 'ceremony_over' })
  })

  test('that is forged, foreign, old or without the nonce is refused', async () => {
    const seconds = Math.floor(Date.now() / 1000)
    const wrong: [string, (nonce: string) => Promise<string>][] = [
      ['the signature of another provider', nonce => escola.idToken(nonce, { iss: empresa.issuer })],
      ['another audience', nonce => empresa.idToken(nonce, { aud: 'outro' })],
      ['expired', nonce => empresa.idToken(nonce, { exp: seconds - 120 })],
      ['another nonce', () => empresa.idToken(randomUUID())],
      [
        'no signature',
        async nonce => {
          const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
          const claims = {
            ...empresa.person,
            nonce,
            iss: empresa.issuer,
            aud: 'jornal',
            iat: seconds,
            exp: seconds + 300,
          }
          return `${part({ alg: 'none' })}.${part(claims)}.`
        },
      ],
    ]
    for (const [what, make] of wrong) {
      const browser = new Browser()
      const answer = await send(browser, await make(await nonceFor(browser)))
      expect(['identity_refused', 'ceremony_over'], what).toContain((await answer.json()).code)
      expect(await browser.session(), what).toBeNull()
    }
  })
})
