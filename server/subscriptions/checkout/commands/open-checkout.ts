import type { PaymentMethod, Plan, Provider } from '#lib/subscriptions/plans.ts'
import { accepted } from '#lib/transition.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { countingNow, paymentStandIns } from '#server/platform/process/payment-stand-ins.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { holdPurchase } from '../../holds/hold.ts'
import { markOf } from '../../holds/payers.ts'
import { purchaseStandingOf } from '../../holds/standing.ts'
import { lockPerson } from '../../ledger/rows.ts'
import { announceRights } from '../../live.ts'
import type { Payer } from '../../providers/provider.ts'
import type { Checkout, InTheWay } from '../clear.ts'
import { type CheckoutPlace, type Held, placeOf } from '../place.ts'

/** A way to pay that a person chose, with the price that the settings say. */
export interface ChosenWay {
  provider: Provider
  method: PaymentMethod
  plan: Plan
  priceCents: number
  /** Of a boleto. */
  payer?: Payer
  /** The renewing subscription that the new one follows, at a change of plan. */
  replaces?: string
  /** The path of the text that led to the plans. */
  lead?: string | undefined
}

interface OpenCheckout {
  userId: string
  way: ChosenWay
  /** Checkouts that were closed at their provider, as they were then: one that its provider began meanwhile is open still. */
  closed: readonly Pick<Checkout, 'id' | 'providerId'>[]
}

/** How long a checkout can be paid, in hours. A boleto is paid at a bank, and its day ends late. */
const hours: Record<PaymentMethod, number> = { card: 23, pix: 24, boleto: 4 * 24 }

/**
 * Opens a checkout for a person, or gives the open one of the same way and price: a double click gets the first. Gives instead what must
 * be closed or ended at a provider first, or why the purchase waits for a master. Raises already_subscribed. The checkout is the record.
 */
export const openCheckout = command(async (context, { userId, way, closed }: OpenCheckout) => {
  const { tx, now } = context
  await lockPerson(tx, userId)
  const place = accepted(placeOf(await heldBy(context, userId), way.method, now, way.replaces))
  // What goes on is no purchase: a prepaid period that is prolonged, a change of plan.
  const refusal = place.prolongs || way.replaces ? null : await heldBack(context, { userId, way })
  if (refusal) return { refusal }
  // A checkout that was begun at a stand-in cannot be paid any more once real keys follow.
  const rehearsed = paymentStandIns() ? [] : [{ standIn: true }]
  const over = [...closed.map(({ id, providerId }) => ({ id, providerId })), ...rehearsed]
  const { count } = await tx.checkout.updateMany({
    where: { userId, status: 'open', OR: over },
    data: { status: 'expired' },
  })
  if (count > 0) await announceRights(tx, userId)
  const open = await tx.checkout.findMany({ where: { userId, status: 'open', ...countingNow() } })
  const same = open.find(checkout => checkout.expiresAt > now && isSame(checkout, way, place))
  const before: InTheWay = { close: open.filter(checkout => checkout !== same), end: place.ends }
  if (before.close.length > 0 || before.end.length > 0) return { before }
  const checkout =
    same ??
    (await tx.checkout.create({ data: { ...rowOf(userId, way, place, now), ...(await ledBy(context, way, place)) } }))
  return { checkout, startsAt: place.startsAt }
})

/** Why a purchase waits for a master; null for one that may go on. Given and not raised: the wait is written. */
async function heldBack(context: CommandContext, { userId, way }: Pick<OpenCheckout, 'userId' | 'way'>) {
  const { tx, now } = context
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const marks = [markOf.mail(email), ...(way.payer ? [markOf.document(way.payer.cpf)] : [])]
  const found = await purchaseStandingOf(tx, { userId, marks }, now)
  if (found.standing === 'waits') await holdPurchase(context, { userId, plan: way.plan, method: way.method }, found)
  return ({ free: null, waits: 'purchase_waits', refused: 'purchase_refused' } as const)[found.standing]
}

/** The article that a new subscription is counted for (AUD-8); none for one that goes on. */
const ledBy = async ({ tx }: CommandContext, { lead, replaces }: ChosenWay, { prolongs }: CheckoutPlace<Held>) => ({
  leadArticleId: prolongs || replaces ? null : await leadOf(tx, lead),
})

const heldBy = ({ tx }: CommandContext, userId: string) =>
  tx.subscription.findMany({ where: { userId, endedAt: null, ...countingNow() } })

const isSame = (
  checkout: Checkout,
  { provider, method, plan, priceCents }: ChosenWay,
  { prolongs }: CheckoutPlace<Held>,
) =>
  checkout.provider === provider &&
  checkout.method === method &&
  checkout.plan === plan &&
  checkout.amountCents === priceCents &&
  checkout.subscriptionId === (prolongs?.id ?? null)

const rowOf = (userId: string, way: ChosenWay, { prolongs }: CheckoutPlace<Held>, now: Date) => ({
  userId,
  subscriptionId: prolongs?.id ?? null,
  provider: way.provider,
  method: way.method,
  plan: way.plan,
  amountCents: way.priceCents,
  standIn: paymentStandIns() !== null,
  expiresAt: new Date(now.getTime() + hours[way.method] * 60 * 60 * 1000),
})

const slugShape = /^[a-z0-9-]{3,200}$/

/** The public article at the path from which a reader went to the plans, as their browser remembers it. Null for any other path, which stops no payment. */
async function leadOf(tx: Tx, path: string | undefined): Promise<string | null> {
  const slug = path?.split('/').at(-1) ?? ''
  if (!slugShape.test(slug)) return null
  const article = await tx.article.findUnique({ where: { slug }, select: { id: true, status: true, deletedAt: true } })
  return article && article.status === 'published' && article.deletedAt === null ? article.id : null
}
