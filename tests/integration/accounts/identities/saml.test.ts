import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { postBegin } from '#server/accounts/openid/http.ts'
import { getFinish, getMetadata, postAnswer } from '#server/accounts/saml/http.ts'
import { db } from '#server/platform/db/db.ts'
import { parseApart } from '#server/platform/work/parse-apart.ts'
import { type Edit, openSaml, type SamlDouble, type Tags } from '#tests/doubles/saml.ts'
import { given } from '#tests/support/given.ts'
import { Browser } from '#tests/support/identities/browser.ts'

// The parser works; what reaches it is watched.
vi.mock('#server/platform/work/parse-apart.ts', { spy: true })

let provider: SamlDouble

const metadata = async () => (await new Browser().ask(getMetadata, '/api/identity/saml/metadata')).text()

beforeAll(async () => {
  provider = await openSaml(metadata)
  Object.assign(process.env, {
    SAML_ENTRY_POINT: provider.entryPoint,
    SAML_ISSUER: provider.issuer,
    SAML_CERT: provider.certificate,
    SAML_DOMAINS: 'empresa.example',
    SAML_NAME: 'Empresa',
  })
})
afterAll(() => provider.close())
beforeEach(() => {
  const nameId = randomUUID()
  provider.person = { nameId, email: `${nameId}@empresa.example`, name: 'Ana da Empresa' }
})

async function begun(browser: Browser, purpose = 'enter'): Promise<string> {
  const body = { purpose, next: '/auth?next=/dashboard' }
  return (
    await (await browser.ask(postBegin, '/api/identity/saml/begin', { body, params: { provider: 'saml' } })).json()
  ).url
}

/** The provider's page posts an answer from its own site; the browser then follows the redirect with its cookies. */
async function deliver(browser: Browser, form: { SAMLResponse: string; RelayState: string }) {
  const received = await browser.ask(postAnswer, '/api/identity/saml/acs', { form, crossSite: true })
  const location = received.headers.get('location') ?? ''
  return location.startsWith('/api/identity/saml/finish') ? browser.ask(getFinish, location) : received
}
const goThrough = async (
  browser: Browser,
  { purpose = 'enter', tags = {} as Tags, edit = undefined as Edit | undefined } = {},
) => deliver(browser, await provider.answer(await begun(browser, purpose), tags, edit))

test('a signed answer opens an account for an address of the house’s domains, and finds it the next time', async () => {
  const browser = new Browser()
  const answer = await goThrough(browser)
  expect(answer.headers.get('location')).toBe('/auth?next=%2Fdashboard')
  expect(vi.mocked(parseApart).mock.lastCall).toMatchObject([{ name: 'checkAnswer' }, {}, { sender: 'identity' }])
  const session = await browser.session()
  expect(session).toMatchObject({ email: provider.person.email, fullName: 'Ana da Empresa', isConfirmed: true })
  const again = new Browser()
  await goThrough(again)
  expect((await again.session())?.actor.id).toBe(session?.actor.id)
})

test('an address of another domain opens no account, and one that has an account is not linked (abuse case 29)', async () => {
  const master = await given.master()
  provider.person.email = master.email
  const browser = new Browser()
  await goThrough(browser)
  expect(browser.notice).toContain('Sem a confirmação do seu e-mail por Empresa')
  const known = await given.reader()
  const email = `${known.id}@empresa.example`
  await db().user.update({ where: { id: known.id }, data: { email } })
  provider.person.email = email
  await goThrough(browser)
  expect(browser.notice).toContain('Já existe uma conta com este e-mail')
  expect(await browser.session()).toBeNull()
  expect(await db().identity.count({ where: { userId: { in: [master.id, known.id] } } })).toBe(0)
})

describe('refused', () => {
  async function expectRefused(browser: Browser, sentence: string) {
    expect(browser.notice).toContain(sentence)
    expect(await browser.session()).toBeNull()
  }
  const unproved = 'Não foi possível confirmar quem você é com Empresa'
  const over = 'Este pedido não vale mais'
  const past = new Date(Date.now() - 60 * 60_000).toISOString()

  test.each<[string, Tags]>([
    ['another audience', { Audience: 'https://outro.example/metadata' }],
    ['another issuer', { Issuer: 'https://outro.example' }],
    ['an answer to another request', { InResponseTo: '_outro' }],
    ['an expired confirmation', { SubjectConfirmationDataNotOnOrAfter: past }],
    ['another recipient', { SubjectRecipient: 'https://outro.example/acs' }],
  ])('%s', async (_, tags) => {
    const browser = new Browser()
    await goThrough(browser, { tags })
    await expectRefused(browser, unproved)
  })

  const inAssertion =
    (change: Edit): Edit =>
    xml =>
      xml.replace(/<saml:Assertion.*<\/saml:Assertion>/s, change)

  test.each<[string, Edit]>([
    ['without the request that it answers', xml => xml.replace(/ InResponseTo="[^"]*"/, '')],
    [
      'without an end of its confirmation',
      xml => xml.replace(/(<saml:SubjectConfirmationData) NotOnOrAfter="[^"]*"/, '$1'),
    ],
    ['without an audience', xml => xml.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/s, '')],
    ['that its bearer does not confirm', xml => xml.replace('cm:bearer', 'cm:sender-vouches')],
  ])('a signed assertion %s, whatever the unsigned response around it says (abuse case 29)', async (_, change) => {
    const browser = new Browser()
    let changed = false
    const edit = inAssertion(xml => {
      const edited = change(xml)
      changed = edited !== xml
      return edited
    })
    await goThrough(browser, { edit })
    expect(changed).toBe(true)
    await expectRefused(browser, unproved)
  })

  test('a signed assertion of another dialogue in a response that claims to answer this one (abuse case 29)', async () => {
    const stolen = await provider.answer(await begun(new Browser()))
    const browser = new Browser()
    const mine = await provider.answer(await begun(browser))
    const claimed = (form: { SAMLResponse: string }) => {
      const xml = Buffer.from(form.SAMLResponse, 'base64').toString()
      return { xml, id: / InResponseTo="([^"]+)"/.exec(xml)?.[1] ?? '' }
    }
    const [theirs, own] = [claimed(stolen), claimed(mine)]
    // Of the two mentions the first is the response's, which nobody signed.
    const xml = theirs.xml.replace(`InResponseTo="${theirs.id}"`, `InResponseTo="${own.id}"`)
    expect(xml).toContain(theirs.id)
    await deliver(browser, { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: mine.RelayState })
    await expectRefused(browser, unproved)
  })

  test('an assertion that was changed after it was signed, or has no signature', async () => {
    const changes: ((xml: string) => string)[] = [
      xml => xml.replaceAll(provider.person.nameId, 'outra-pessoa'),
      xml => xml.replace(/<ds:Signature.*<\/ds:Signature>/s, ''),
      // A second, unsigned assertion beside the signed one (signature wrapping).
      xml => {
        const [signed = ''] = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml) ?? []
        const forged = signed
          .replace(/<ds:Signature.*<\/ds:Signature>/s, '')
          .replaceAll(provider.person.nameId, 'outra')
        return xml.replace(signed, forged.replace(/ ID="[^"]+"/, ' ID="_forjada"') + signed)
      },
      // The signed one hidden in an extension of the response, an unsigned one in its place.
      xml => {
        const [signed = ''] = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml) ?? []
        const forged = signed.replaceAll(provider.person.nameId, 'outra').replace(/ ID="[^"]+"/, ' ID="_forjada"')
        return xml.replace(signed, `<samlp:Extensions>${signed}</samlp:Extensions>${forged}`)
      },
    ]
    for (const change of changes) {
      const browser = new Browser()
      const { SAMLResponse, RelayState } = await provider.answer(await begun(browser))
      const xml = change(Buffer.from(SAMLResponse, 'base64').toString())
      expect(xml).not.toBe(Buffer.from(SAMLResponse, 'base64').toString())
      await deliver(browser, { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState })
      await expectRefused(browser, unproved)
    }
  })

  test('a replayed assertion, in the same browser and in a new dialogue (abuse case 29)', async () => {
    const browser = new Browser()
    const form = await provider.answer(await begun(browser))
    await deliver(browser, form)
    const replay = new Browser()
    replay.cookies.set('ceremony', browser.cookies.get('ceremony') ?? '')
    await deliver(replay, form)
    await expectRefused(replay, over)
    const fresh = new Browser()
    const RelayState = new URL(await begun(fresh)).searchParams.get('RelayState') ?? ''
    await deliver(fresh, { ...form, RelayState })
    await expectRefused(fresh, unproved)
  })

  test('an answer that another browser asked for, or that nobody asked for (abuse case 29)', async () => {
    const [attacker, victim] = [new Browser(), new Browser()]
    const form = await provider.answer(await begun(attacker))
    await begun(victim)
    await deliver(victim, form)
    await expectRefused(victim, over)
    await deliver(victim, { ...form, RelayState: '' })
    await expectRefused(victim, over)
  })
})

const envelope = (inside: string) =>
  Buffer.from(`<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">${inside}</samlp:Response>`).toString(
    'base64',
  )

test.each([
  ['100,000 elements', envelope('<a/>'.repeat(100_000)), 'O que foi enviado é grande demais'],
  ['entities', envelope('<!DOCTYPE a [<!ENTITY a "b">]>'), 'Não foi possível confirmar quem você é'],
])('an unsigned answer of %s is refused before it is parsed (abuse case 42)', async (_, SAMLResponse, sentence) => {
  const browser = new Browser()
  const RelayState = new URL(await begun(browser)).searchParams.get('RelayState') ?? ''
  vi.mocked(parseApart).mockClear()
  await deliver(browser, { SAMLResponse, RelayState })
  expect(browser.notice).toContain(sentence)
  expect(parseApart).not.toHaveBeenCalled()
})
