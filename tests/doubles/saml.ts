import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify'

/** A person as the provider knows them. */
export interface SamlPerson {
  nameId: string
  email: string
  name: string
}

/** What a test changes in an answer: a template tag (`Audience`, `InResponseTo` …) and its value. */
export type Tags = Record<string, string>

/** Changes the XML of an answer before its assertion is signed. */
export type Edit = (xml: string) => string

export interface SamlDouble {
  entryPoint: string
  issuer: string
  certificate: string
  /** Who is at the provider's screen and agrees at once. */
  person: SamlPerson
  /** The signed answer to a request, as the fields of the form that the browser posts. */
  answer(requestUrl: string, tags?: Tags, edit?: Edit): Promise<{ SAMLResponse: string; RelayState: string }>
  close(): Promise<void>
}

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const basic = 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic'
export const samlCertificate = readFileSync(new URL('saml-cert.pem', import.meta.url), 'utf8')
const privateKey = readFileSync(new URL('saml-key.pem', import.meta.url), 'utf8')

/** Answers of this newspaper are not parsed by the double. */
setSchemaValidator({ validate: async () => 'unchecked' })

/** Starts a SAML identity provider on this machine that answers a newspaper, whose metadata it gets. */
export async function openSaml(metadata: () => Promise<string>, port = 0): Promise<SamlDouble> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const double: SamlDouble = {
    entryPoint: `${issuer}/sso`,
    issuer,
    certificate: samlCertificate,
    person: { nameId: randomUUID(), email: 'ana@empresa.example', name: 'Ana da Empresa' },
    answer: async (url, tags = {}, edit = xml => xml) =>
      answerTo(double, await metadata(), new URL(url), { tags, edit }),
    close: () => closed(server),
  }
  server.on('request', async (request, response) => {
    // A browser asks for an icon too.
    if (!request.url?.startsWith('/sso')) return response.writeHead(204).end()
    const { SAMLResponse, RelayState } = await double.answer(`${issuer}${request.url}`)
    const acs = / Location="([^"]+\/acs)"/.exec(await metadata())?.[1] ?? ''
    const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Provedor</title><form method="post" action="${acs}">${field('SAMLResponse', SAMLResponse)}
      ${field('RelayState', RelayState)}<button>Continuar</button></form>`)
  })
  return double
}

async function answerTo(
  { entryPoint, issuer, person }: SamlDouble,
  metadata: string,
  url: URL,
  { tags, edit }: { tags: Tags; edit: Edit },
) {
  const attribute = (name: string) => ({ name, valueTag: name, nameFormat: basic, valueXsiType: 'xs:string' })
  const provider = IdentityProvider({
    entityID: issuer,
    privateKey,
    signingCert: samlCertificate,
    nameIDFormat: [persistent],
    singleSignOnService: [{ Binding: redirectBinding, Location: entryPoint }],
    singleLogoutService: [{ Binding: redirectBinding, Location: entryPoint }],
    loginResponseTemplate: {
      context: SamlLib.defaultLoginResponseTemplate.context,
      attributes: [attribute('email'), attribute('displayName')],
    },
  })
  const newspaper = ServiceProvider({ metadata })
  const query = Object.fromEntries(url.searchParams)
  const request = await provider.parseLoginRequest(newspaper, 'redirect', { query })
  const id = `_${randomUUID()}`
  const start = new Date().toISOString()
  const end = new Date(Date.now() + 5 * 60_000).toISOString()
  const acs = newspaper.entityMeta.getAssertionConsumerService('post') as string
  const values = {
    ...{ ID: id, AssertionID: `_${randomUUID()}`, Destination: acs, SubjectRecipient: acs, Issuer: issuer },
    ...{ Audience: newspaper.entityMeta.getEntityID(), IssueInstant: start, ConditionsNotBefore: start },
    ...{
      ConditionsNotOnOrAfter: end,
      SubjectConfirmationDataNotOnOrAfter: end,
      InResponseTo: String(request.extract.request?.id),
    },
    ...{ StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success', NameIDFormat: persistent, NameID: person.nameId },
    ...{ AuthnStatement: '', attrEmail: person.email, attrDisplayName: person.name },
    ...tags,
  }
  const customTagReplacement = (template: string) => ({
    id,
    context: edit(SamlLib.replaceTagsByValue(template, values)),
  })
  const { context } = await provider.createLoginResponse(
    newspaper,
    { ...request },
    'post',
    {},
    { customTagReplacement },
  )
  return { SAMLResponse: context, RelayState: query.RelayState ?? '' }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise(resolve => server.close(() => resolve()))
}
