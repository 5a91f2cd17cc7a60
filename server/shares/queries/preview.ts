import type { Actor } from '#lib/actor.ts'
import { monthAfter } from '#lib/months.ts'
import { isMonth, isOver, type ShareBasis } from '#lib/shares/months.ts'
import { newspaper } from '#lib/shares/share-out.ts'
import { adRevenueOf } from '#server/google/queries/month.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { readSetting } from '#server/site/queries.ts'
import { netRevenueOf } from '#server/subscriptions/revenue/queries.ts'
import { sharePolicy } from '../policy.ts'
import { lastClosed, reckon } from '../reckoning.ts'
import { type Adjustment, listAdjustments } from './adjustments.ts'
import { peopleOf } from './people.ts'

/** The revenue of a month that is offered to a master. */
export interface KnownRevenue {
  cents: number
  /** The number of days with figures of Ad Manager; null for the ledger of subscriptions, which has every day. */
  days: number | null
}

export interface PreviewedPerson {
  authorId: string
  name: string
  articles: number
  cents: number
}

/** An open month. */
export interface SharePreview {
  month: string
  basis: ShareBasis
  /** Hundredths of a percent; null: “Split não configurado”. */
  percent: number | null
  isOver: boolean
  known: KnownRevenue | null
  adjustments: Adjustment[]
  /** The division of a revenue; null until a master enters one, and without a percentage. */
  reckoned: {
    revenueCents: number
    poolCents: number
    newspaperCents: number
    people: PreviewedPerson[]
    fingerprint: string
  } | null
}

/** A month that may be closed next, as the closing would write it; null for any other month. Raises forbidden. */
export async function findSharePreview(
  actor: Actor,
  month: string,
  revenueCents: number | null,
): Promise<SharePreview | null> {
  sharePolicy.assert(actor, 'see', null)
  if (!isMonth(month)) return null
  const last = await lastClosed(db())
  if (last !== null && month !== monthAfter(last)) return null
  const { percent, basis } = await readSetting('revenue_share')
  const [known, adjustments] = await Promise.all([
    knownRevenue(month, basis),
    listAdjustments(db(), { month, ids: null }),
  ])
  const open = { month, basis, percent, isOver: isOver(month, now()), known, adjustments }
  if (percent === null || revenueCents === null) return { ...open, reckoned: null }
  const { shared, fingerprint } = await reckon(db(), { month, basis, percent, revenueCents })
  const named = await peopleOf(
    db(),
    shared.shares.map(({ authorId }) => authorId),
  )
  const people = shared.shares.map(({ authorId, cents, lines }) => {
    return { authorId, name: named(authorId).name, articles: lines.length, cents }
  })
  const newspaperCents = people.find(({ authorId }) => authorId === newspaper)?.cents ?? 0
  return {
    ...open,
    reckoned: {
      revenueCents,
      poolCents: shared.poolCents,
      newspaperCents,
      fingerprint,
      people: people
        .filter(({ authorId }) => authorId !== newspaper)
        .sort((one, other) => other.cents - one.cents || one.name.localeCompare(other.name, 'pt-BR')),
    },
  }
}

async function knownRevenue(month: string, basis: ShareBasis): Promise<KnownRevenue | null> {
  if (basis === 'attention') return { cents: Math.max(0, await netRevenueOf(db(), month)), days: null }
  return adRevenueOf(db(), month)
}
