import type { Stripe } from 'stripe'
import { DomainError } from '#lib/errors.ts'
import { isTestKey, type StripeKeys } from '#server/platform/process/settings/payment-settings.ts'
import { inTime } from '../promptly.ts'

/** The API version that this adapter reads and writes, whatever the account's own. */
export const apiVersion = '2026-10-28.endive'

/** How long a request may take, and how often it is repeated after a network failure. */
export interface Patience {
  timeoutMs: number
  retries: number
}

/** What the parts of the adapter share: the SDK, loaded at the first use, and whether the key moves real money. */
export interface StripeAccess {
  readonly keys: StripeKeys
  readonly live: boolean
  /** Asks Stripe. Raises provider_unavailable when it does not answer or fails, provider_refused when it refuses. */
  ask<Result>(request: (stripe: Stripe) => Promise<Result>): Promise<Result>
}

/** Access to the account of a key, at `base` instead of Stripe when given. */
export function stripeAccess(keys: StripeKeys, base: string | null, patience: Patience): StripeAccess {
  let loading: Promise<Stripe> | undefined
  return {
    keys,
    live: !isTestKey('stripe', keys.secretKey),
    async ask(request) {
      try {
        loading ??= load(keys, base, patience)
        const stripe = await loading
        return await inTime(() => request(stripe))
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}

/** The SDK takes half a second to load, so a process loads it at its first request. */
async function load(keys: StripeKeys, base: string | null, { timeoutMs, retries }: Patience): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  return new Stripe(keys.secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(base ? addressOf(base) : {}),
  })
}

function addressOf(base: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(base)
  const isPlain = protocol === 'http:'
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? '80' : '443') }
}

/** What Stripe's errors have; the SDK's class is not loaded here. */
interface StripeFailure {
  type: string
  code?: string
  param?: string
  statusCode?: number
  requestId?: string
  message: string
}

const isStripeFailure = (error: unknown): error is Error & StripeFailure =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe')

/** A refusal, with the parts of Stripe's answer that the code decides by. */
export class StripeRefusal extends Error {
  readonly code: string
  readonly param: string
  constructor(failure: StripeFailure) {
    super(`${sentenceOf(failure)}`)
    this.name = 'StripeRefusal'
    this.code = failure.code ?? ''
    this.param = failure.param ?? ''
  }
}

/** The refusal inside an error of `ask`; null for any other error. */
export const refusalIn = (error: unknown): StripeRefusal | null =>
  error instanceof DomainError && error.cause instanceof StripeRefusal ? error.cause : null

const isMissing = (error: unknown): boolean => refusalIn(error)?.code === 'resource_missing'

/** The result of a request, or null when Stripe does not know the object. */
export const unlessMissing = <Result>(request: Promise<Result>): Promise<Result | null> =>
  request.catch(error => {
    if (isMissing(error)) return null
    throw error
  })

/** The domain's error for one of the SDK: its cause names neither keys nor people. Errors of ours pass unchanged. */
function failureOf(error: unknown): unknown {
  if (!isStripeFailure(error)) return error
  const isOutage =
    error.type === 'StripeConnectionError' ||
    error.type === 'StripeRateLimitError' ||
    error.statusCode === 409 ||
    (error.statusCode ?? 0) >= 500
  return isOutage
    ? new DomainError('provider_unavailable', { cause: new Error(sentenceOf(error)) })
    : new DomainError('provider_refused', { cause: new StripeRefusal(error) })
}

/** A line for the log. Stripe repeats parts of keys and addresses in its messages. */
function sentenceOf({ type, code, statusCode, requestId, message }: StripeFailure): string {
  const isPrivate = (word: string) => word.includes('@') || /\b(?:sk|rk|pk|whsec)_/.test(word)
  const clean = message
    .split(' ')
    .map(word => (isPrivate(word) ? '…' : word))
    .join(' ')
  return [type, statusCode, code, requestId, clean].filter(Boolean).join(' ')
}

/** All items of a list, however many pages it has, oldest first: Stripe lists the newest first, and tells times in whole seconds. */
export async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = []
  for await (const item of list) items.push(item)
  return items.reverse()
}
