import { createHash, createHmac } from 'node:crypto'
import { grantsPremium, type Subscription } from '#lib/subscriptions/subscription.ts'
import { env } from '#server/platform/process/env.ts'
import { countingNow } from '#server/platform/process/payment-stand-ins.ts'

const dayMs = 24 * 60 * 60 * 1000
const lifeDays = 30

/** When a link made at a moment ends, opened or not. */
export const giftEnd = (made: Date): Date => new Date(made.getTime() + lifeDays * dayMs)

/** The token of a gift's link: 256 bits in hex, derived from the row's id as an invitation's is (decision 0185). */
export const giftTokenOf = (id: string): string =>
  createHmac('sha256', env().AUTH_SECRET).update(`gift\0${id}`).digest('hex')

/** The stored hash of a token or of a browser's value. 256 unguessable bits need no slower hash. */
export const hashOf = (value: string): string => createHash('sha256').update(value).digest('hex')

/** Whether a token or a browser's value has its shape. */
export const looksLikeSecret = (value: string): boolean => /^[0-9a-f]{64}$/.test(value)

/**
 * The key to the frames of an opened gift's embeds, and to nothing else: it stands in the address of a frame whose scripts are another
 * site's and can read it.
 */
export const frameKeyOf = (id: string, readerHash: string): string => `${id}.${hashOf(`frames of gift ${readerHash}`)}`

/** The columns of a gift that decide its state. */
export const giftSelection = () =>
  ({
    id: true,
    articleId: true,
    readerHash: true,
    expiresAt: true,
    giver: {
      select: {
        suspendedAt: true,
        subscriptions: { where: countingNow(), select: { status: true, currentPeriodEnd: true } },
      },
    },
  }) as const

interface GiftRow {
  readerHash: string | null
  expiresAt: Date
  giver: { suspendedAt: Date | null; subscriptions: readonly Subscription[] }
}

/** `waiting`: nobody has opened it. `mine`: this browser did. `taken`: another one did. */
export type GiftState = 'waiting' | 'mine' | 'taken' | 'ended'

/** The state of a gift for a browser's value (null: it has none). Unopened, it ends with its giver's subscription. */
export function giftState({ readerHash, expiresAt, giver }: GiftRow, browser: string | null, moment: Date): GiftState {
  if (moment >= expiresAt) return 'ended'
  if (readerHash !== null) return browser !== null && hashOf(browser) === readerHash ? 'mine' : 'taken'
  const gives = giver.suspendedAt === null && giver.subscriptions.some(held => grantsPremium(held, moment))
  return gives ? 'waiting' : 'ended'
}
