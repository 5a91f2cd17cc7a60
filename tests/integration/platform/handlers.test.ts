import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { takesFiles } from '#lib/addresses/screens/routes.ts'
import { receiveBeacon } from '#server/audience/http.ts'
import { db } from '#server/platform/db/db.ts'
import { type Route, serve } from '#server/platform/door/route.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { sentence, triesOf } from '#tests/support/doors/tries.ts'
import { given } from '#tests/support/given.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn() }))

// Identity handlers answer for providers that are configured.
vi.hoisted(() => Object.assign(process.env, { GOOGLE_CLIENT_ID: 'cliente', GOOGLE_CLIENT_SECRET: 'segredo' }))

type Handler = ((request: Request, context: { params: Promise<unknown> }) => Promise<Response>) & {
  routes?: readonly Route[]
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
/** Example values for dynamic segments. */
const params = {
  nextauth: ['callback', 'credentials'],
  id: crypto.randomUUID(),
  place: '0',
  provider: 'google',
  mail: 'recuperar',
  token: 'a'.repeat(24),
}
/** Handlers that need no request body. */
const withoutBody = [
  'app/api/session/end/route.ts',
  'app/api/account/factor/challenge/route.ts',
  'app/api/account/passkey/challenge/route.ts',
  'app/api/create-checkout/route.ts',
  'app/api/create-mercadopago-checkout/route.ts',
  'app/api/customer-portal/route.ts',
]
/** Other sites and apps post here: what a provider signed, where the signature and a challenge of ours decide, and a mail program's unsubscribing. */
const fromElsewhere = [
  'app/api/identity/saml/acs/route.ts',
  'app/api/newsletter/leave/[token]/route.ts',
  'app/api/identity/[provider]/nonce/route.ts',
  'app/api/identity/[provider]/token/route.ts',
  'app/api/newsletter/bounces/route.ts',
  'app/api/webhooks/[provider]/route.ts',
]
/** Handlers that read a file of many lines. */
const lineByLine = ['app/api/enderecos/route.ts', 'app/api/newsletter/import/route.ts']
/** Handlers that a strange body may satisfy: one-click unsubscribing, a pasted invitation, and a purchase (503 without a provider). */
const takesAny = [
  'app/api/newsletter/leave/[token]/route.ts',
  'app/api/events/preencher/route.ts',
  'app/api/create-checkout/route.ts',
  'app/api/create-mercadopago-checkout/route.ts',
]
/** Bodies that are parsed whole. */
const parsedKinds: readonly string[] = ['json', 'form', 'form_or_json', 'multipart']
const longestBody = 6 * 1024 * 1024
const own = { origin: 'https://jornal.example', 'x-forwarded-host': 'jornal.example', 'x-forwarded-for': '203.0.113.7' }

const routeFiles = globSync('app/{api,anuncio,uploads}/**/route.ts')
/** The server answers it without Next (`server/main.ts`). */
const beacon = '/api/beacon'
const files = [...routeFiles, beacon]
const handlers = new Map<string, Record<string, Handler>>()
const mutating: [file: string, method: string][] = []

/** A request as Next forwards it: a proxy object, which `new Request` cannot copy. */
const handedOn = (request: Request): Request =>
  new Proxy(request, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

async function send(file: string, method: string, headers: Record<string, string> = own, body?: BodyInit) {
  const request = new Request('https://jornal.example/', { method, headers, body, duplex: 'half' } as RequestInit)
  const handler = handlers.get(file)?.[method]
  if (!handler) throw new Error(`${file} exports no ${method}`)
  return handler(handedOn(request), { params: Promise.resolve(params) })
}

const allowed = async (file: string) => (await send(file, 'OPTIONS')).headers.get('allow')?.split(', ') ?? []

/** A body without a length and without an end. */
function flood(): ReadableStream<Uint8Array> {
  let left = longestBody
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close()
      controller.enqueue(new Uint8Array(64 * 1024).fill(0x61))
      left -= 64 * 1024
    },
  })
}

beforeAll(async () => {
  for (const file of routeFiles) handlers.set(file, await import(resolve(file)))
  handlers.set(beacon, serve(receiveBeacon))
  for (const file of files) {
    const served = (await allowed(file)).filter(method => !['GET', 'HEAD', 'OPTIONS'].includes(method))
    if (!fromElsewhere.includes(file)) mutating.push(...served.map((method): [string, string] => [file, method]))
  }
})

beforeEach(async () => {
  vi.mocked(actorOf).mockResolvedValue(await given.master())
})

const rows = () =>
  Promise.all([
    ...[db().paymentEvent.count(), db().media.count(), db().consent.count()],
    ...[db().errorReport.count(), db().eventSubmission.count(), db().article.count()],
  ])

describe('every handler (abuse case 4)', () => {
  test('that takes a form with files is known to the press, and no other', () => {
    const takers = [...handlers].flatMap(([file, { POST }]) =>
      POST?.routes?.some(({ body }) => body.kind === 'multipart') ? [`/${file.slice(4, -'/route.ts'.length)}`] : [],
    )
    expect(takers.toSorted()).toEqual(['/api/apply-author', '/api/events/preencher', '/api/uploads'])
    expect(takers.every(takesFiles)).toBe(true)
  })

  test.each(files)('%s serves the methods that it exports, and refuses the others', async file => {
    const served = await allowed(file)
    expect(served.length).toBeGreaterThan(1)
    for (const method of methods.filter(method => !served.includes(method))) {
      const response = await send(file, method)
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, served.join(', ')])
    }
  })

  test('refuses requests of another site’s page, of a hidden origin and without an origin, and changes nothing', async () => {
    const before = await rows()
    for (const [file, method] of mutating) {
      for (const origin of ['https://mau.example', 'https://jornal.example.mau.example', 'null', ''])
        expect((await send(file, method, { ...own, origin }, '{}')).status, `${file} from ${origin}`).toBe(403)
      const { origin: _, ...nobody } = own
      expect((await send(file, method, nobody, '{}')).status, `${file} without an origin`).toBe(403)
    }
    expect(await rows()).toEqual(before)
  })

  test.each(fromElsewhere)('%s, which others post to, gives access to nobody without a signed answer', async file => {
    const before = await rows()
    for (const body of ['', 'SAMLResponse=x&RelayState=y', '{"token":"x"}', flood()]) {
      const response = await send(file, 'POST', { ...own, origin: 'https://mau.example' }, body)
      expect([200, 303, 400, 404, 413, 422]).toContain(response.status)
      expect(response.headers.getSetCookie().join()).not.toContain('session-token')
    }
    expect(await rows()).toEqual(before)
  })

  test('refuses a request without a body, and changes nothing', async () => {
    const before = await rows()
    for (const [file, method] of mutating.filter(([file]) => !withoutBody.includes(file))) {
      // 412: a request without the version of its protocol (resumable uploads).
      expect([400, 412, 422], file).toContain((await send(file, method)).status)
    }
    expect(await rows()).toEqual(before)
  })

  test('refuses a body that is too long, in an answer that its sender receives', async () => {
    const before = await rows()
    for (const [file, method] of mutating) {
      const response = await send(file, method, { ...own, 'content-type': 'multipart/form-data; boundary=x' }, flood())
      // 412 comes before the body is read, as above; 422 from a handler that reads a file of any length line by line.
      const expected = lineByLine.includes(file) ? [422] : [412, 413]
      expect(expected, file).toContain(response.status)
    }
    expect(await rows()).toEqual(before)
  })

  test.each(files)('%s refuses hostile bodies in a sentence, and changes nothing (abuse cases 2, 21)', async file => {
    const before = await rows()
    const parsed = (handlers.get(file)?.GET?.routes ?? []).filter(({ body }) => parsedKinds.includes(body.kind))
    for (const { method, body } of parsed) {
      const tries = triesOf(body.kind, body.most).filter(({ body }) => (body?.length ?? 0) <= longestBody)
      for (const { name, headers, body } of tries) {
        const response = await send(file, method, { ...own, ...headers }, body)
        const told = `${await response.text()} ${decodeURIComponent(response.headers.get('set-cookie') ?? '')}`
        const attempt = `${name}: ${response.status} ${told.slice(0, 300)}`
        if (takesAny.includes(file)) expect([200, 400, 413, 422, 429, 503], attempt).toContain(response.status)
        else expect([400, 401, 403, 404, 412, 413, 422, 429, 303], attempt).toContain(response.status)
        expect(told, attempt).toMatch(sentence)
      }
    }
    expect(await rows()).toEqual(before)
  })
})
