import { createHash } from 'node:crypto'
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError, isDomainError } from '#lib/errors.ts'
import { db } from '../db/db.ts'
import { singleton } from '../process/singleton.ts'
import { ownersNetworkOf } from './request.ts'

export interface Limit {
  /** The counter's name; part of its key. */
  readonly name: string
  readonly points: number
  /** The window in seconds. */
  readonly seconds: number
}

/** The key under which a limit counts an e-mail: a SHA-256 in base64url, so that the table of limits holds no e-mail. */
export const keyOf = (email: string): string => createHash('sha256').update(email).digest('base64url')

/** Documented, and missing in the library's types. */
type WithMemory = RateLimiterPrisma & { getInMemoryBlockMsBeforeExpire(key: string): number }

const limiter = ({ name, points, seconds }: Limit) =>
  singleton(
    `rate-limit:${name}`,
    () =>
      new RateLimiterPrisma({
        storeClient: db(),
        tableName: 'rateLimit',
        keyPrefix: name,
        points,
        duration: seconds,
        // A key whose points are gone is refused without a statement until its window ends.
        inMemoryBlockOnConsumed: points + 1,
        // The job `platform.purge-limits` deletes the expired counts of all limits.
        clearExpiredByTimeout: false,
      }),
  )

/**
 * Takes one point of a limit for a key. Raises too_many_attempts with the `minutes` and `seconds` to wait when none is left. A window that
 * ends later than two windows from now was stored by a clock that was wrong: it is forgotten, so that nobody is locked out for longer.
 */
export async function takeFrom(limit: Limit, key: string): Promise<void> {
  let taken = await consume(limit, key)
  if (taken.msBeforeNext > 2 * limit.seconds * 1000) {
    await forgetWrongWindow(limit, key)
    taken = await consume(limit, key)
  }
  if (taken.isRefused) throw tooMany(taken.msBeforeNext)
}

const HOUR = 60 * 60
/** How many further requests for one address may be spared, so that a crowd of networks floods nobody's mailbox. */
export const MOST_SPARED = 30

/**
 * Counts a request for an address that anybody may type. When others have used up the address's limit, the first request of each network in an hour
 * (in the limit's window, when that is longer) still passes, so that strangers shut nobody out (abuse case 22). Raises too_many_attempts. `take`
 * counts the request, and raises the same.
 */
export async function sparing(
  limit: Limit,
  key: string,
  network: string,
  take: () => Promise<unknown> = () => takeFrom(limit, key),
): Promise<void> {
  const isFirst = await isFirstAsk(limit, key, network)
  await take().catch(async refusal => {
    if (!isFirst || !isTooMany(refusal)) throw refusal
    await takeFrom({ name: `${limit.name}-spared`, points: MOST_SPARED, seconds: windowOf(limit) }, key)
  })
}

/** Notes that a network asks for an address. Gives whether it is its first time in an hour, or in the limit's window when that is longer. */
export async function isFirstAsk(
  limit: Pick<Limit, 'name' | 'seconds'>,
  key: string,
  network: string,
): Promise<boolean> {
  const own = { name: `${limit.name}-own`, points: 1, seconds: windowOf(limit) }
  const { isRefused } = await consume(own, keyOf(`${key} ${ownersNetworkOf(network)}`))
  return !isRefused
}

const windowOf = ({ seconds }: Pick<Limit, 'seconds'>): number => Math.max(HOUR, seconds)

/** Whether an error says that a limit's points are gone. */
export const isTooMany = (error: unknown): boolean => isDomainError(error) && error.code === 'too_many_attempts'

/** Raises too_many_attempts when this process knows that a key has no point left. Takes none, and costs no statement. */
export function refuseExhausted(limit: Limit, key: string): void {
  const known = limiter(limit) as WithMemory
  const wait = known.getInMemoryBlockMsBeforeExpire(known.getKey(key))
  if (wait > 0 && wait <= 2 * limit.seconds * 1000) throw tooMany(wait)
}

function tooMany(milliseconds: number): DomainError {
  const seconds = Math.ceil(milliseconds / 1000)
  return new DomainError('too_many_attempts', { params: { minutes: Math.ceil(seconds / 60), seconds } })
}

async function consume(limit: Limit, key: string): Promise<{ isRefused: boolean; msBeforeNext: number }> {
  try {
    const { msBeforeNext } = await limiter(limit).consume(key)
    return { isRefused: false, msBeforeNext }
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection
    return { isRefused: true, msBeforeNext: rejection.msBeforeNext }
  }
}

/** Deletes a window that a wrong clock stored, and never the right one that another attempt of the same moment began meanwhile. */
async function forgetWrongWindow(limit: Limit, key: string): Promise<void> {
  const expire = { gt: new Date(Date.now() + 2 * limit.seconds * 1000) }
  await db().rateLimit.deleteMany({ where: { key: limiter(limit).getKey(key), expire } })
  limiter(limit).deleteInMemoryBlockedAll()
}

/** Gives a key all its points back, after a success. */
export async function refill(limit: Limit, key: string): Promise<void> {
  await limiter(limit).delete(key)
}
