import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'

/** A person as the provider knows them. */
export interface OpenidPerson {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

export interface OpenidDouble {
  issuer: string
  clientId: string
  clientSecret: string
  /** Who is at the provider's screen and agrees at once; null for a person who refuses. */
  person: OpenidPerson | null
  /** Signs an id_token as the provider does; `claims` replace its own. */
  idToken(nonce: string, claims?: JWTPayload): Promise<string>
  close(): Promise<void>
}

const client = { clientId: 'jornal', clientSecret: 'o-segredo-do-jornal-no-provedor-de-teste' }

/** Starts a real OpenID provider on this machine that knows one client. */
export async function openOpenid(redirectUris: string[], port = 0): Promise<OpenidDouble> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const server = createServer()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const double: OpenidDouble = {
    issuer,
    ...client,
    person: null,
    async idToken(nonce, claims = {}) {
      const seconds = Math.floor(Date.now() / 1000)
      const own = { ...double.person, nonce, iss: issuer, aud: client.clientId, iat: seconds, exp: seconds + 300 }
      return new SignJWT({ ...own, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'teste' }).sign(privateKey)
    },
    close: () => closed(server),
  }
  const jwks = { keys: [{ ...(await exportJWK(privateKey)), kid: 'teste', use: 'sig', alg: 'RS256' }] }
  const provider = new Provider(issuer, configuration(double, jwks, redirectUris))
  const serve = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return serve(request, response)
    agree(provider, double, request, response).catch(error => response.writeHead(500).end(String(error)))
  })
  return double
}

const configuration = (double: OpenidDouble, jwks: object, redirectUris: string[]) => ({
  clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: redirectUris }],
  jwks,
  adapter: memory(),
  cookies: { keys: ['a-key-of-the-test-provider'] },
  claims: { email: ['email', 'email_verified'], profile: ['name'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  pkce: { required: () => true },
  ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => double.person ?? { sub: id } }),
  renderError: (context: { body: unknown }, out: object) => {
    context.body = JSON.stringify(out)
  },
})

/** Signs the person in and agrees for them, or refuses. */
async function agree(provider: Provider, { person }: OpenidDouble, request: IncomingMessage, response: ServerResponse) {
  const { params, prompt, session } = await provider.interactionDetails(request, response)
  if (!person) {
    const refusal = { error: 'access_denied', error_description: 'The person <b>refused</b>' }
    return provider.interactionFinished(request, response, refusal)
  }
  if (prompt.name === 'login')
    return provider.interactionFinished(request, response, { login: { accountId: person.sub, remember: false } })
  const accountId = session?.accountId ?? person.sub
  const grant = new provider.Grant({ accountId, clientId: params.client_id ?? '' })
  grant.addOIDCScope(params.scope ?? '')
  await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
}

/** Keeps everything in memory, as the library's own adapter does, which warns. */
function memory() {
  const rows = new Map<string, Record<string, unknown>>()
  return class {
    readonly #name: string
    constructor(name: string) {
      this.#name = name
    }
    #key = (id: string) => `${this.#name}:${id}`
    async upsert(id: string, row: Record<string, unknown>) {
      rows.set(this.#key(id), row)
    }
    async find(id: string) {
      return rows.get(this.#key(id))
    }
    async findByUid(uid: string) {
      return [...rows].find(([key, row]) => key.startsWith(`${this.#name}:`) && row.uid === uid)?.[1]
    }
    async findByUserCode() {
      return undefined
    }
    async consume(id: string) {
      const row = rows.get(this.#key(id))
      if (row) row.consumed = Math.floor(Date.now() / 1000)
    }
    async destroy(id: string) {
      rows.delete(this.#key(id))
    }
    async revokeByGrantId(grantId: string) {
      for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key)
    }
  }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise(resolve => server.close(() => resolve()))
}
