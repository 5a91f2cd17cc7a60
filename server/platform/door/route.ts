import type { z } from 'zod'
import type { Access } from '#lib/access.ts'
import { anonymous } from '#lib/actor.ts'
import { DomainError, httpStatus, isDomainError } from '#lib/errors.ts'
import type { ActionError } from '#lib/outcome.ts'
import { log } from '../process/log.ts'
import { actorOf } from '../session/request-session.ts'
import { type Allowed, assertAccess } from './access.ts'
import { jsonAnswer, noStore, textAnswer } from './answers.ts'
import { type Body, nothing } from './body.ts'
import { type Limit, takeFrom } from './rate-limit.ts'
import { refusalOf } from './refusal.ts'
import { countedBy, isSameOrigin } from './request.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `public` is for whoever asks, and reads no session: what no cookie decides, no other site can do in somebody's name. */
type RouteAccess = Access | 'public'

/** Whether a body is signed by whom it claims to come from. Reads nothing of the request but its address and headers. */
type Verify = (bytes: Uint8Array, request: Request) => boolean | Promise<boolean>

type AnyOrigin = 'same_origin' | 'anywhere' | { signature: Verify }
/** Where a request that changes something may come from: a page of this site, or, without a session, anybody or whoever signs it. */
type Origin<Rule extends RouteAccess> = Rule extends 'public' ? AnyOrigin : 'same_origin'

/** A request as its handler gets it. */
interface Asked<Rule extends RouteAccess, Input, Params> {
  request: Request
  /** The dynamic segments of the address, as `params` reads them. */
  params: Params
  actor: Allowed<Rule>
  input: Input
}

/** A request that is not served. */
export interface Refusal {
  status: number
  error: ActionError
  /** `no-store`, and when to come back where that is known. */
  headers: Record<string, string>
  /** The request itself is wrong in its origin, size or shape: no page of this site sends it. */
  malformed: boolean
}

interface RouteDefinition<Rule extends RouteAccess, Input, Params> {
  /** Names the route in the log. */
  name: string
  method: Method
  access: Rule
  /** `same_origin` unless it says otherwise. A GET changes nothing and may come from anywhere. */
  origin?: Origin<Rule>
  /** Reads the dynamic segments; what it does not take is not found. */
  params?: z.ZodType<Params>
  /** Counted by account, and by network while nobody is signed in. */
  limit?: Limit
  body?: Body<Input>
  answer: (asked: Asked<Rule, Input, Params>) => Response | Promise<Response>
  /** Answers what is not served, in JSON unless it says otherwise. `input` is there once the body was read. */
  refuse?: (refusal: Refusal, asked: { request: Request; input: Input | undefined }) => Response
}

/** Serves one method of an address. */
export interface Route {
  (request: Request, context?: { params: Promise<unknown> }): Promise<Response>
  readonly method: Method
}

/**
 * Makes a route handler. In this order: method, dynamic segments, origin, actor, access, rate limit, body, signature, parse, answer.
 * Known errors are refused with the status of their kind and their sentence; unknown ones with 500, and logged under an id. A body that is
 * no input is a 400; a 422 is what a command says.
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
      const params = await readParams(definition.params, context?.params)
      if (method !== 'GET' && origin === 'same_origin' && !isSameOrigin(request.headers))
        throw new Malformed(new DomainError('forbidden'))
      const actor = access === 'public' ? anonymous : await actorOf(request.headers)
      if (access !== 'public') assertAccess(actor, access)
      if (limit) await takeFrom(limit, countedBy(actor, request.headers))
      input = method === 'GET' ? undefined : await readInput(definition, body, request)
      return await answer({ request, params: params as Params, actor: actor as Allowed<Rule>, input: input as Input })
    } catch (error) {
      return refuse(refusalFor(error, name), { request, input })
    }
  }
  return Object.assign(serve, { method })
}

/** What an address exports to Next: every method, those without a route answered with 405 and the ones that are served. */
export function serve(...routes: readonly Route[]) {
  const methods = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  const answer = async (request: Request, context: { params: Promise<unknown> }): Promise<Response> => {
    const found = routes.find(({ method }) => method === methodOf(request))
    if (!found) return otherMethod(request, methods)
    const response = await found(request, context)
    return request.method === 'HEAD' ? headOf(response) : response
  }
  return { GET: answer, HEAD: answer, POST: answer, PUT: answer, PATCH: answer, DELETE: answer, OPTIONS: answer }
}

/** Refuses with a sentence, for people who see the answer. */
export const refusedInText = ({ status, error, headers }: Refusal): Response =>
  textAnswer(error.message, status, headers)

const refusedInJson = ({ status, error, headers }: Refusal): Response => jsonAnswer(error, status, headers)

const methodOf = ({ method }: Request): string => (method === 'HEAD' ? 'GET' : method)

const otherMethod = ({ method }: Request, allowed: readonly string[]): Response =>
  new Response(null, {
    status: method === 'OPTIONS' ? 204 : 405,
    headers: { ...noStore, allow: [...allowed, 'OPTIONS'].join(', ') },
  })

/** An answer without its body, which nobody would ever read to its end. */
async function headOf(response: Response): Promise<Response> {
  await response.body?.cancel()
  return new Response(null, response)
}

async function readParams(schema: z.ZodType | undefined, params: Promise<unknown> | undefined): Promise<unknown> {
  const result = schema?.safeParse(await params)
  if (result && !result.success) throw new DomainError('not_found', { cause: result.error })
  return result?.data
}

async function readInput<Input>(
  { name, origin }: { name: string; origin?: AnyOrigin },
  body: Body<Input>,
  request: Request,
): Promise<Input> {
  const check = async (bytes: Uint8Array) => {
    if (typeof origin !== 'object' || (await origin.signature(bytes, request))) return
    log().warn({ route: name }, 'signature refused')
    throw new DomainError('forbidden')
  }
  try {
    return await body.take(request, check)
  } catch (error) {
    throw isDomainError(error) ? new Malformed(error) : error
  }
}

/** A request that is wrong in itself. */
class Malformed extends Error {
  readonly error: DomainError

  constructor(error: DomainError) {
    super(error.code, { cause: error })
    this.error = error
  }
}

function refusalFor(error: unknown, name: string): Refusal {
  if (error instanceof Malformed) {
    const status = error.error.kind === 'invalid' ? 400 : httpStatus[error.error.kind]
    return { status, error: refusalOf(error.error, name), headers: noStore, malformed: true }
  }
  const told = { error: refusalOf(error, name), malformed: false }
  if (!isDomainError(error)) return { ...told, status: 500, headers: noStore }
  if (error.kind === 'unavailable') log().error({ err: error.cause ?? error, route: name }, 'request not served')
  const { seconds } = error.params
  const headers = seconds === undefined ? noStore : { ...noStore, 'retry-after': String(seconds) }
  return { ...told, status: httpStatus[error.kind], headers }
}
