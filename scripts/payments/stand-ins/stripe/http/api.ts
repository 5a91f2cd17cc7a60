import type { IncomingMessage, ServerResponse } from 'node:http'
import { Stripe } from 'stripe'
import { passTime } from '../life/clock.ts'
import { type Account, copy } from '../state.ts'
import { billing } from './billing.ts'
import { catalog } from './catalog.ts'
import { ApiError, type ErrorBody } from './error.ts'
import { decodeForm, type FormValue } from './form.ts'
import { money } from './money.ts'
import { routed } from './routes.ts'

const endpoints = [...catalog, ...billing, ...money]

interface Answer {
  status: number
  body: object
}

/** The answers that were given under idempotency keys. */
type Answered = Map<string, Answer & { request: string }>

const refused = (status: number, message: string, type: ErrorBody['type'] = 'invalid_request_error') =>
  new ApiError(status, { type, message })

/** Answers requests of the API as Stripe does, for the one account that `key` opens. */
export function api(account: Account, key: string) {
  const answered: Answered = new Map()
  return (request: IncomingMessage, body: string, response: ServerResponse): void => {
    const { status, body: answer, replayed } = answerTo(account, key, answered, request, body)
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Request-Id': account.id('req'),
      'Stripe-Version': Stripe.API_VERSION,
      ...(replayed ? { 'Idempotent-Replayed': 'true' } : {}),
    })
    response.end(JSON.stringify(answer))
  }
}

function answerTo(
  account: Account,
  key: string,
  answered: Answered,
  request: IncomingMessage,
  body: string,
): Answer & { replayed?: boolean } {
  try {
    admit(request, key)
    passTime(account, account.now())
    const url = new URL(request.url ?? '/', account.url)
    const method = request.method ?? 'GET'
    const text = method === 'POST' ? body : url.search.slice(1)
    return withKey(answered, request, `${method} ${url.pathname} ${text}`, () =>
      perform(account, method, url.pathname, decodeForm(text)),
    )
  } catch (error) {
    return failure(error)
  }
}

/** Checks the key and the version of a request. */
function admit({ headers, method }: IncomingMessage, key: string): void {
  const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
  if (!given) throw refused(401, 'You did not provide an API key.')
  if (given !== key) throw refused(401, `Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(-4)}`)
  if (headers['stripe-version'] !== Stripe.API_VERSION)
    throw refused(400, `Invalid Stripe API version: ${headers['stripe-version']}`)
  if (method === 'POST' && headers['content-type'] !== 'application/x-www-form-urlencoded')
    throw refused(400, `Invalid content type: ${headers['content-type']}`)
}

/** Performs a POST once for each key: repeated it gives the same answer, with other parameters it is refused. */
function withKey(
  answered: Answered,
  { method, headers }: IncomingMessage,
  request: string,
  work: () => Answer,
): Answer & { replayed?: boolean } {
  const key = headers['idempotency-key']
  if (method !== 'POST' || typeof key !== 'string') return work()
  const earlier = answered.get(key)
  if (earlier?.request === request) return { ...earlier, replayed: true }
  if (earlier)
    throw refused(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      'idempotency_error',
    )
  const answer = work()
  answered.set(key, { ...answer, request })
  return answer
}

function perform(account: Account, method: string, path: string, given: Record<string, FormValue>): Answer {
  try {
    const { endpoint, ids } = routed(endpoints, method, path)
    // A copy: the object goes on changing, an answer kept under a key does not.
    return { status: 200, body: copy(endpoint.answer(account, given, ids)) }
  } catch (error) {
    return failure(error)
  }
}

function failure(error: unknown): Answer {
  if (error instanceof ApiError) return { status: error.status, body: { error: error.body } }
  throw error
}
