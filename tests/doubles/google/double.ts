import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { importSPKI, jwtVerify } from 'jose'

/** How the services behave. `revoked`: the token service refuses the key. `forbidden`: the account has no access. */
export type GoogleFault = 'none' | 'revoked' | 'forbidden' | 'quota' | 'error' | 'hang' | 'garbage'

/** Google's token service, Analytics Data and Ad Manager on this machine: they speak the protocols and check the signature. */
export interface GoogleDouble {
  url: string
  /** The JSON of a service account's key that the token service knows. */
  key: string
  fault: GoogleFault
  /** The methods and addresses that were asked, in order. */
  asked: string[]
  /** The bodies of requests for reports. */
  bodies: unknown[]
  /** The bodies that the Measurement Protocol got, each with its secret. */
  measured: { secret: string | null; id: string | null; body: unknown }[]
  /** What Analytics counted by day (`20251001`), in the order of the metrics that are asked for. */
  analytics: Record<string, string[]>
  /** What Ad Manager counted by day: micros, impressions, clicks, requests, fill rate. */
  ads: Record<string, [micros: string, impressions: string, clicks: string, requests: string, fillRate: number]>
  /** Forgets the reports that were made, as if somebody had deleted them. */
  forgetReports(): void
  stop(): Promise<void>
}

const account = 'leitura@portal-de-teste.iam.gserviceaccount.com'
export const testProperty = '123456789'
export const testNetwork = '21812345678'

/** Starts the services on a free port, or the given one. */
export async function startGoogleDouble(port = 0): Promise<GoogleDouble> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const tokens = new Set<string>()
  const reports = new Set<string>()
  let runs = 0
  const server = createServer((request, response) => void answer(request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const double: GoogleDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: JSON.stringify({
      ...{ type: 'service_account', project_id: 'portal-de-teste', private_key_id: 'canario-de-chave-7788' },
      ...{ private_key: privateKey, client_email: account, token_uri: 'https://oauth2.googleapis.com/token' },
    }),
    fault: 'none',
    asked: [],
    bodies: [],
    measured: [],
    analytics: { '20251001': ['5', '7', '12', '61.5', '4'] },
    ads: { '20251001': ['12340000', '1000', '12', '1500', 0.8] },
    forgetReports: () => reports.clear(),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (path.startsWith('/_double/')) {
      // Only tests in another process ask this: how to behave, and the key.
      double.fault = path.slice('/_double/'.length) as GoogleFault
      return void response.end(double.key)
    }
    double.asked.push(`${request.method} ${path}`)
    const send = (status: number, value: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const refuse = (code: number, status: string) => send(code, { error: { code, status, message: status } })
    if (double.fault === 'hang') return
    if (double.fault === 'error') return refuse(503, 'UNAVAILABLE')
    if (path === '/mp/collect') {
      const query = new URL(request.url ?? '/', double.url).searchParams
      double.measured.push({ secret: query.get('api_secret'), id: query.get('measurement_id'), body: JSON.parse(body) })
      return void response.writeHead(204).end()
    }
    if (path === '/token') return send(...(await tokenAnswer(body)))
    if (double.fault === 'garbage') return void response.writeHead(200).end('<html>captive portal</html>')
    if (!tokens.has(String(request.headers.authorization))) return refuse(401, 'UNAUTHENTICATED')
    if (double.fault === 'forbidden') return refuse(403, 'PERMISSION_DENIED')
    if (double.fault === 'quota') return refuse(429, 'RESOURCE_EXHAUSTED')
    const found = analyticsAnswer(path, body) ?? adAnswer(path, body)
    return found ? send(200, found) : refuse(404, 'NOT_FOUND')
  }

  async function tokenAnswer(body: string): Promise<[number, object]> {
    if (double.fault === 'revoked')
      return [400, { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }]
    const form = new URLSearchParams(body)
    try {
      if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') throw new Error('grant')
      const audience = 'https://oauth2.googleapis.com/token'
      const { payload } = await jwtVerify(form.get('assertion') ?? '', await importSPKI(publicKey, 'RS256'), {
        audience,
        issuer: account,
      })
      if (!String(payload.scope).includes('auth/analytics.readonly')) throw new Error('scope')
    } catch {
      return [400, { error: 'invalid_grant', error_description: 'Invalid JWT' }]
    }
    const token = `ya29.${randomUUID()}`
    tokens.add(`Bearer ${token}`)
    return [200, { access_token: token, expires_in: 3_599, token_type: 'Bearer' }]
  }

  function analyticsAnswer(path: string, body: string): object | null {
    if (path !== `/v1beta/properties/${testProperty}:runReport`) return null
    double.bodies.push(JSON.parse(body))
    const rows = Object.entries(double.analytics).map(([day, values]) => ({
      dimensionValues: [{ value: day }],
      metricValues: values.map(value => ({ value })),
    }))
    return { rows, rowCount: rows.length, kind: 'analyticsData#runReport' }
  }

  function adAnswer(path: string, body: string): object | null {
    const network = `/v1/networks/${testNetwork}`
    if (path === network) return { name: path.slice(4), networkCode: testNetwork, currencyCode: 'BRL' }
    if (path === `${network}/reports`) {
      double.bodies.push(JSON.parse(body))
      const name = `networks/${testNetwork}/reports/${6_000_000 + reports.size + runs}`
      reports.add(name)
      return { name }
    }
    const [, report] = /^\/v1\/(networks\/\d+\/reports\/\d+):run$/.exec(path) ?? []
    if (report) {
      runs++
      return reports.has(report) ? { name: `networks/${testNetwork}/operations/reports/runs/${runs}` } : null
    }
    if (path.startsWith(`${network}/operations/reports/runs/`)) {
      const [latest] = [...reports].slice(-1)
      return { name: path, done: true, response: { reportResult: `${latest}/results/42` } }
    }
    if (!path.endsWith('/results/42:fetchRows')) return null
    return {
      rows: Object.entries(double.ads).map(([day, [micros, ...counts]]) => ({
        dimensionValues: [{ intValue: day }],
        metricValueGroups: [
          {
            primaryValues: [micros, ...counts].map(one =>
              typeof one === 'number' ? { doubleValue: one } : { intValue: one },
            ),
          },
        ],
      })),
    }
  }
  return double
}
