import type { z } from 'zod'
import { ApiError } from './api-error.ts'
import { cancelPayment, createPayment, paymentOf, refund } from './payments.ts'
import { createPreapproval, preapprovalOf, updatePreapproval } from './preapprovals.ts'
import { cancelRequest, paymentRequest, preapprovalRequest, preapprovalUpdate, refundRequest } from './requests.ts'
import type { World } from './world.ts'

/** A request to the API, its body parsed. */
export interface ApiRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string | string[] | undefined>
  body: unknown
}

export interface ApiAnswer {
  status: number
  body: unknown
}

type Endpoint = (world: World, request: ApiRequest, id: string) => unknown

function bodyOf<Shape extends z.ZodType>(shape: Shape, { body }: ApiRequest): z.output<Shape> {
  const read = shape.safeParse(body)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new ApiError(400, `The parameter ${issue?.path.join('.') || 'body'} is not valid: ${issue?.message}`, '8')
}

/** The endpoints that the product uses, and no others. */
const endpoints: readonly [method: string, path: RegExp, endpoint: Endpoint][] = [
  [
    'GET',
    /^\/users\/me$/,
    world => ({ id: world.collectorId, nickname: 'SUBSTITUTO', email: 'conta@substituto.invalid', site_id: 'MLB' }),
  ],
  ['POST', /^\/v1\/payments$/, (world, request) => createPayment(world, bodyOf(paymentRequest, request))],
  ['GET', /^\/v1\/payments\/search$/, searchPayments],
  ['GET', /^\/v1\/payments\/([^/]+)$/, (world, _request, id) => paymentOf(world, id)],
  [
    'PUT',
    /^\/v1\/payments\/([^/]+)$/,
    (world, request, id) => {
      bodyOf(cancelRequest, request)
      return cancelPayment(world, paymentOf(world, id), 'by_collector')
    },
  ],
  [
    'POST',
    /^\/v1\/payments\/([^/]+)\/refunds$/,
    (world, request, id) => refund(world, paymentOf(world, id), bodyOf(refundRequest, request).amount),
  ],
  ['GET', /^\/v1\/chargebacks\/([^/]+)$/, (world, _request, id) => found(world.chargebacks.get(id))],
  ['POST', /^\/preapproval\/?$/, (world, request) => createPreapproval(world, bodyOf(preapprovalRequest, request))],
  [
    'GET',
    /^\/preapproval\/search$/,
    (world, { query }) => {
      known(query, ['limit', 'offset', 'status', 'sort'])
      return page([...world.preapprovals.values()], query)
    },
  ],
  ['GET', /^\/preapproval\/([^/]+)$/, (world, _request, id) => preapprovalOf(world, id)],
  [
    'PUT',
    /^\/preapproval\/([^/]+)$/,
    (world, request, id) => updatePreapproval(world, preapprovalOf(world, id), bodyOf(preapprovalUpdate, request)),
  ],
  ['GET', /^\/authorized_payments\/search$/, searchInvoices],
  ['GET', /^\/authorized_payments\/([^/]+)$/, (world, _request, id) => found(world.invoices.get(Number(id)))],
]

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new ApiError(404, 'Resource not found')
  return item
}

function known(query: URLSearchParams, names: readonly string[]): void {
  const unknown = [...query.keys()].find(name => !names.includes(name))
  if (unknown) throw new ApiError(400, `The name of the following parameters is wrong [${unknown}]`, '8')
}

/** A page holds fewer objects than were asked for, as an API may decide. */
const most = 20

function page<Item>(items: readonly Item[], query: URLSearchParams) {
  const limit = Number(query.get('limit') ?? 30)
  const offset = Number(query.get('offset') ?? 0)
  if (!(limit > 0 && limit <= 100 && offset >= 0)) throw new ApiError(400, 'Number of rows exceeded the limits', '1000')
  return {
    paging: { total: items.length, limit, offset },
    results: items.slice(offset, offset + Math.min(limit, most)),
  }
}

function searchPayments(world: World, { query }: ApiRequest) {
  known(query, ['range', 'begin_date', 'end_date', 'sort', 'criteria', 'limit', 'offset', 'external_reference'])
  const begin = new Date(query.get('begin_date') ?? 0)
  if (query.get('range') !== 'date_last_updated' || query.get('end_date') !== 'NOW' || Number.isNaN(+begin)) {
    throw new ApiError(400, 'The double searches by date_last_updated until NOW only')
  }
  const changed = [...world.payments.values()].filter(payment => new Date(payment.date_last_updated) >= begin)
  const order = query.get('criteria') === 'asc' ? 1 : -1
  changed.sort((one, other) => order * (+new Date(one.date_last_updated) - +new Date(other.date_last_updated)))
  return page(changed, query)
}

function searchInvoices(world: World, { query }: ApiRequest) {
  known(query, ['preapproval_id', 'payment_id', 'limit', 'offset'])
  const preapprovalId = query.get('preapproval_id')
  const paymentId = query.get('payment_id')
  if (!preapprovalId && !paymentId) throw new ApiError(400, 'preapproval_id or payment_id is required')
  const invoices = [...world.invoices.values()].filter(
    ({ preapproval_id, payment }) =>
      (!preapprovalId || preapproval_id === preapprovalId) && (!paymentId || String(payment?.id) === paymentId),
  )
  return page(invoices, query)
}

/** Answers a request: authorization, idempotency, shape, then the endpoint. */
export function answerApi(world: World, token: string, request: ApiRequest): ApiAnswer {
  try {
    if (request.headers.authorization !== `Bearer ${token}`) throw new ApiError(401, 'invalid access token')
    const status = request.method === 'POST' ? 201 : 200
    for (const [method, path, endpoint] of endpoints) {
      const match = method === request.method && path.exec(request.path)
      if (!match) continue
      const act = () => ({
        status,
        body: structuredClone(endpoint(world, request, decodeURIComponent(match[1] ?? ''))),
      })
      return method === 'GET' ? act() : once(world, request, act)
    }
    throw new ApiError(404, `${request.method} ${request.path} is no endpoint of this double`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.status, body: error.body }
  }
}

/** A key that was used before gives the same answer, to the same request. */
function once(world: World, request: ApiRequest, act: () => ApiAnswer): ApiAnswer {
  const key = request.headers['x-idempotency-key']
  if (typeof key !== 'string' || !key) throw new ApiError(400, "Header X-Idempotency-Key can't be null", '4292')
  const text = `${request.method} ${request.path} ${JSON.stringify(request.body)}`
  const held = world.answers.get(key)
  if (held && held.request !== text) throw new ApiError(409, 'This idempotency key was used with another request')
  if (held) return { status: held.status, body: held.body }
  const answer = act()
  world.answers.set(key, { request: text, ...answer })
  return answer
}
