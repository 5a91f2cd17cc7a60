import { setTimeout as pause } from 'node:timers/promises'
import { MercadoPagoConfig, MercadoPagoError, MPNotFoundError } from 'mercadopago'
import { AppConfig } from 'mercadopago/dist/utils/config/index.js'
import type { z } from 'zod'
import { DomainError, isDomainError } from '#lib/errors.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { inTime, timeLeft } from '../promptly.ts'

/** The pauses before a call that failed for a passing reason is made again. */
const pausesMs = [250, 1_000]
const passingStatuses = new Set([0, 408, 423, 424, 429])

/** A request through the SDK, made with the configuration that it is given. */
type Request = (config: MercadoPagoConfig) => Promise<unknown>

/** Calls to Mercado Pago through its SDK. Each raises provider_unavailable or provider_refused. */
export interface Client {
  /** Reads an object. Null: there is none. */
  find<Answer extends z.ZodType>(answer: Answer, request: Request): Promise<z.output<Answer> | null>
  /** Reads what always exists. */
  get<Answer extends z.ZodType>(answer: Answer, request: Request): Promise<z.output<Answer>>
  /** Writes once per key, however often it is called. */
  write<Answer extends z.ZodType>(key: string, answer: Answer, request: Request): Promise<z.output<Answer>>
}

/** Mercado Pago's own address, as the SDK brought it, read before any call and once in the process. */
const ownAddress = singleton('mercadopago-address', () => AppConfig.BASE_URL)

/**
 * A client with an access token. `base` is the address of a stand-in, null for Mercado Pago itself: the SDK holds its address in one constant of
 * the process, which is set before each call, since real keys may follow a stand-in's. A call may take `deadlineMs`, its repetitions included.
 */
export function mercadoPagoClient(accessToken: string, base: string | null, deadlineMs: number): Client {
  async function once(request: Request, key: string | undefined, leftMs: number): Promise<unknown> {
    Object.assign(AppConfig, { BASE_URL: base ?? ownAddress })
    // A configuration for each call: the SDK writes a call's options into it, so that a shared one would pass on idempotency keys.
    const options = { timeout: leftMs, maxRetries: 0, ...(key !== undefined && { idempotencyKey: key }) }
    // The SDK's own limit ends with the answer's head: the race bounds its body too.
    return Promise.race([request(new MercadoPagoConfig({ accessToken, options })), tooLate(leftMs)])
  }

  const call = (request: Request, key?: string): Promise<unknown> => inTime(() => repeated(request, key))

  async function repeated(request: Request, key?: string): Promise<unknown> {
    const end = performance.now() + Math.min(deadlineMs, timeLeft())
    for (let attempt = 0; ; attempt++) {
      try {
        return await once(request, key, Math.max(1, end - performance.now()))
      } catch (error) {
        const pauseMs = pausesMs[attempt]
        if (!isPassing(error) || pauseMs === undefined || performance.now() + pauseMs >= end) throw error
        await pause(pauseMs)
      }
    }
  }

  const get: Client['get'] = async (answer, request) => readAs(answer, await call(request).catch(raise))
  return {
    get,
    async find(answer, request) {
      const found = await call(request).catch(error => (error instanceof MPNotFoundError ? null : raise(error)))
      return found === null ? null : readAs(answer, found)
    },
    write: async (key, answer, request) => readAs(answer, await call(request, key).catch(raise)),
  }
}

async function tooLate(ms: number): Promise<never> {
  await pause(ms, undefined, { ref: false })
  throw new Error('Mercado Pago did not answer in time')
}

const isPassing = (error: unknown): boolean =>
  error instanceof MercadoPagoError && (passingStatuses.has(error.status) || error.status >= 500)

function readAs<Answer extends z.ZodType>(answer: Answer, value: unknown): z.output<Answer> {
  const read = answer.safeParse(value)
  if (read.success) return read.data
  throw new DomainError('provider_unavailable', {
    cause: new Error(`an answer that cannot be read: ${read.error.message}`),
  })
}

/** The cause names status and message only: the SDK's error can repeat what was sent. */
function raise(error: unknown): never {
  if (isDomainError(error)) throw error
  if (!(error instanceof MercadoPagoError)) throw new DomainError('provider_unavailable', { cause: error })
  const refused = error.status >= 400 && !isPassing(error)
  const cause = new Error(`Mercado Pago: ${error.status || 'no answer'} ${error.message}`.slice(0, 300))
  throw new DomainError(refused ? 'provider_refused' : 'provider_unavailable', { cause })
}
