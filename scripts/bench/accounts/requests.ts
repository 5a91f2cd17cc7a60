import { readFile } from 'node:fs/promises'
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'

/** An answer to a request of the sign-in screen. */
export interface Answer {
  status: number
  text: string
  milliseconds: number
}

/** A visitor's address on the network, by a number. */
export const networkOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/** The requests of the sign-in screen to an instance, as the forms send them. */
export interface AccountRequests {
  signIn(fields: { email: string; password: string }, from: string, cookie?: string): Promise<Answer>
  recover(email: string, from: string): Promise<Answer>
  signUp(email: string, from: string): Promise<Answer>
  close(): void
}

/** Opens the sign-in screen of an instance behind one proxy. */
export async function accountRequests(url: string): Promise<AccountRequests> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const post = (path: string, body: string, headers: OutgoingHttpHeaders) =>
    send(agent, url + path, body, { origin: url, ...headers })
  const opened = await fetch(`${url}/api/auth/csrf`)
  const { csrfToken } = (await opened.json()) as { csrfToken: string }
  const csrf = opened.headers.getSetCookie().map(line => line.split(';')[0])
  const action = await signUpAction()
  return {
    signIn: ({ email, password }, from, cookie) =>
      post(
        '/api/auth/callback/credentials',
        new URLSearchParams({ email, password, csrfToken, json: 'true' }).toString(),
        {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': from,
          cookie: [...csrf, cookie].filter(Boolean).join('; '),
        },
      ),
    recover: (email, from) => post('/api/auth/mail/recuperar', JSON.stringify({ email }), { 'x-forwarded-for': from }),
    signUp: (email, from) =>
      post('/auth', JSON.stringify([{ fullName: 'Pessoa medida', email, password: 'Capivara9Azul' }]), {
        'next-action': action,
        'content-type': 'text/plain;charset=UTF-8',
        'x-forwarded-for': from,
      }),
    close: () => agent.destroy(),
  }
}

/** The id that the build gave the action of signing up. */
async function signUpAction(): Promise<string> {
  const manifest = JSON.parse(await readFile('.next/server/server-reference-manifest.json', 'utf8'))
  const entries = Object.entries(manifest.node) as [string, { exportedName: string }][]
  const found = entries.find(([, { exportedName }]) => exportedName === 'signUpAction')
  if (!found) throw new Error('The build has no signUpAction')
  return found[0]
}

function send(agent: Agent, url: string, body: string, headers: OutgoingHttpHeaders): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const sent = request(url, {
      agent,
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    })
    sent.on('error', reject)
    sent.on('response', response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          milliseconds: performance.now() - started,
        }),
      )
    })
    sent.end(body)
  })
}
