import type { z } from 'zod'
import type { Access } from '#lib/access.ts'
import { anonymous } from '#lib/actor.ts'
import { DomainError, httpStatus, isDomainError } from '#lib/errors.ts'
import type { ActionError } from '#lib/outcome.ts'
import { log } from '../process/log.ts'
import { actorOf, sessionOf } from '../session/request-session.ts'
import { type Allowed, assertAccess, assertProved } from './access.ts'
import { jsonAnswer, noStore, textAnswer } from './answers.ts'
import { type Body, nothing } from './body.ts'
import { type Limit, takeFrom } from './rate-limit.ts'
import { atDoor, refusalOf } from './refusal.ts'
import { withRefusalsAudited } from './refused-acts.ts'
import { countedBy, isSameOrigin } from './request.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `public` reads no session: no other site can then use a visitor's cookie. */
type RouteAccess = Access | 'public'

/** Whether the claimed sender signed a body. Reads only the address and the headers of the request. */
type Verify<Params> = (bytes: Uint8Array, request: Request, params: Params) => boolean | Promise<boolean>

type AnyOrigin<Params> = 'same_origin' | 'anywhere' | { signature: Verify<Params> }
/** The allowed senders of a request that changes something: a page of this site; for `public` routes also anybody, or a signer. */
type Origin<Rule extends RouteAccess, Params> = Rule extends 'public' ? AnyOrigin<Params> : 'same_origin'

/** A request as its handler gets it. */
interface HandlerRequest<Rule extends RouteAccess, Input, Params> {
  request: Request
  /** The dynamic segments of the address, parsed by `params`. */
  params: Params
  actor: Allowed<Rule>
  input: Input
}

/** A refused request. */
export interface Refusal {
  status: number
  error: ActionError
  /** `no-store`, and `retry-after` when it is known. */
  headers: Record<string, string>
  /** Whether the request itself is wrong, in its origin, size or shape: no page of this site sends it. */
  malformed: boolean
}

interface RouteDefinition<Rule extends RouteAccess, Input, Params> {
  /** The route's name in the log. */
  name: string
  method: Method
  access: Rule
  /** `same_origin` by default. A GET changes nothing and may come from anywhere. */
  origin?: Origin<Rule, Params>
  /** Parses the dynamic segments; segments that it refuses are not found. */
  params?: z.ZodType<Params>
  /** Counted by account, or by network for a signed-out visitor. */
  limit?: Limit
  /** Whether the person must have proved who they are in the last ten minutes (decision 0196). */
  proof?: true
  body?: Body<Input>
  answer: (context: HandlerRequest<Rule, Input, Params>) => Response | Promise<Response>
  /** Makes the answer of a refusal; JSON by default. `input` is set once the body was parsed. */
  refuse?: (refusal: Refusal, context: { request: Request; input: Input | undefined }) => Response
}

/** Serves one method of an address. */
export interface Route {
  (request: Request, context?: { params: Promise<unknown> }): Promise<Response>
  readonly method: Method
  readonly access: RouteAccess
  /** What its body may be; a GET has none. */
  readonly body: Pick<Body<unknown>, 'kind' | 'most'>
}

/**
 * Makes a route handler. In this order: method, dynamic segments, origin, actor, access, proof, rate limit, body, signature, parse,
 * answer. A known error is refused with the status of its kind and its sentence; an unknown one with 500, logged under an id. A
 * body that does not parse is a 400; a 422 is a command's refusal. A forbidden act is audited.
 */
export function route<const Rule extends RouteAccess, Input = undefined, Params = undefined>(
  definition: RouteDefinition<Rule, Input, Params>,
): Route {
  const { name, method, access, origin = 'same_origin', limit, answer, refuse = refusedInJson } = definition
  const body = definition.body ?? (nothing as Body<Input>)
  if (typeof origin === 'object' && !body.isWhole)
    throw new Error(`${name}: a stream cannot be checked for a signature`)

  const serve = async (request: Request, context?: { params: Promise<unknown> }): Promise<Response> => {
    if (methodOf(request) !== method) return otherMethod(request, [method])
    let input: Input | undefined
    try {
      const params = (await readParams(definition.params, context?.params)) as Params
      if (method !== 'GET' && origin === 'same_origin' && !isSameOrigin(request.headers))
        throw new Malformed(new DomainError('forbidden'))
      const actor = access === 'public' ? anonymous : await actorOf(request.headers)
      if (access !== 'public') await withRefusalsAudited(actor, definition, () => assertAccess(actor, access))
      if (definition.proof) assertProved(await sessionOf(request.headers))
      if (limit) await takeFrom(limit, countedBy(actor, request.headers))
      input = method === 'GET' ? undefined : await readInput(definition, body, request, params)
      const asked = { request, params, actor: actor as Allowed<Rule>, input: input as Input }
      return await withRefusalsAudited(actor, definition, () => answer(asked))
    } catch (error) {
      return refuse(refusalFor(error, name), { request, input })
    }
  }
  return Object.assign(serve, { method, access, body: { kind: body.kind, most: body.most } })
}

/** The exports of an address for Next: every method. Methods without a route answer 405 with the allowed ones. Each names its `routes`, for the tests. */
export function serve(...routes: readonly Route[]) {
  const methods = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  const respond = async (request: Request, context?: { params: Promise<unknown> }): Promise<Response> => {
    const found = routes.find(({ method }) => method === methodOf(request))
    if (!found) return otherMethod(request, methods)
    const response = await found(request, context)
    return request.method === 'HEAD' ? headOf(response) : response
  }
  const answer = Object.assign(respond, { routes })
  return { GET: answer, HEAD: answer, POST: answer, PUT: answer, PATCH: answer, DELETE: answer, OPTIONS: answer }
}

/** Refuses with a sentence in plain text, for people who see the answer. */
export const refusedInText = ({ status, error, headers }: Refusal): Response =>
  textAnswer(error.message, status, headers)

const refusedInJson = ({ status, error, headers }: Refusal): Response => jsonAnswer(error, status, headers)

const methodOf = ({ method }: Request): string => (method === 'HEAD' ? 'GET' : method)

const otherMethod = ({ method }: Request, allowed: readonly string[]): Response =>
  new Response(null, {
    status: method === 'OPTIONS' ? 204 : 405,
    headers: { ...noStore, allow: [...allowed, 'OPTIONS'].join(', ') },
  })

/** An answer without its body, which is cancelled so that its stream ends. */
async function headOf(response: Response): Promise<Response> {
  await response.body?.cancel()
  return new Response(null, response)
}

async function readParams(schema: z.ZodType | undefined, params: Promise<unknown> | undefined): Promise<unknown> {
  const result = schema?.safeParse(await params)
  if (result && !result.success) throw new DomainError('not_found', { cause: result.error })
  return result?.data
}

async function readInput<Input, Params>(
  { name, origin }: { name: string; origin?: AnyOrigin<Params> },
  body: Body<Input>,
  request: Request,
  params: Params,
): Promise<Input> {
  const check = async (bytes: Uint8Array) => {
    if (typeof origin !== 'object' || (await origin.signature(bytes, request, params))) return
    log().warn({ route: name }, 'signature refused')
    throw new DomainError('forbidden')
  }
  try {
    return await body.take(request, check)
  } catch (error) {
    throw isDomainError(error) ? new Malformed(error) : error
  }
}

/** An error of the request itself. */
class Malformed extends Error {
  readonly error: DomainError

  constructor(error: DomainError) {
    super(error.code, { cause: error })
    this.error = error
  }
}

function refusalFor(raised: unknown, name: string): Refusal {
  const error = atDoor(raised)
  if (error instanceof Malformed) {
    const status = error.error.kind === 'invalid' ? 400 : httpStatus[error.error.kind]
    return { status, error: refusalOf(error.error, name), headers: noStore, malformed: true }
  }
  const refusal = { error: refusalOf(error, name), malformed: false }
  if (!isDomainError(error)) return { ...refusal, status: 500, headers: noStore }
  if (error.kind === 'unavailable' || error !== raised)
    log().error({ err: error.cause ?? error, route: name }, 'request not served')
  const { seconds } = error.params
  const headers = seconds === undefined ? noStore : { ...noStore, 'retry-after': String(seconds) }
  return { ...refusal, status: httpStatus[error.kind], headers }
}
