import { type Actor, isMaster } from '#lib/actor.ts'
import type { PaymentMethod, Plan } from '#lib/subscriptions/plans.ts'
import { type ReceiptedKind, receiptedKinds, receiptNumber } from '#lib/subscriptions/receipt.ts'
import { safeLink } from '#lib/subscriptions/receipt-link.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { readIdentity } from '#server/site/queries.ts'
import { accountOf } from '../ledger/accounts.ts'
import type { Entry } from '../ledger/entries.ts'

/** A movement that another receipt names. Amounts are cents. */
interface Related {
  id: string
  number: string
  at: Date
  amountCents: number
  /** The bank did not accept this refund: the money is the newspaper's again. */
  failed: boolean
}

/** The newspaper's own receipt of a payment or a refund. */
export interface OwnReceipt extends Related {
  kind: ReceiptedKind
  currency: string
  method: PaymentMethod
  provider: string
  plan: Plan | null
  /** What was paid; null for a payment that opened nothing. */
  period: { start: Date; end: Date } | null
  /** Null once the account was erased. */
  payer: { name: string; email: string } | null
  house: { name: string; companyName: string; cnpj: string; address: string; email: string }
  /** Of a refund: the payment that it gives back. */
  payment: Related | null
  /** Of a payment: what was given back of it. */
  refunds: Related[]
  /** Whether no money moved: a stand-in of the demonstration took it. */
  standIn: boolean
  /** The provider's own receipt, for the payer alone. */
  providerUrl: string | null
}

const withPayer = {
  subscription: {
    select: { userId: true, standIn: true, user: { select: { email: true, profile: { select: { fullName: true } } } } },
  },
} satisfies Prisma.LedgerEntryInclude

/** The receipt of a movement, for its payer and for masters; null for everybody else, as for one that does not exist. */
export async function findReceipt(actor: Actor, id: string): Promise<OwnReceipt | null> {
  if (actor.id === null || !looksLikeUuid(id)) return null
  const payers = isMaster(actor) ? {} : { subscription: { userId: actor.id } }
  const entry = await db().ledgerEntry.findFirst({
    where: { id, kind: { in: [...receiptedKinds] }, ...payers },
    include: withPayer,
  })
  if (!entry) return null
  const [{ entries, payments }, house] = await Promise.all([accountOf(db(), entry.subscriptionId), readIdentity()])
  const toRelated = relatedIn(entries)
  const related = entries.filter(({ paymentId }) => paymentId === entry.paymentId)
  const paying = related.find(({ kind }) => kind === 'payment')
  const paid = payments.find(payment => payment.id === entry.paymentId)
  const { subscription, currency, method, provider, plan } = entry
  const { user } = subscription
  return {
    ...toRelated(entry),
    kind: entry.kind as ReceiptedKind,
    currency,
    method,
    provider,
    plan,
    house,
    standIn: subscription.standIn,
    period: paid ? { start: paid.start, end: paid.end } : null,
    payer: user && { name: user.profile.fullName, email: user.email },
    payment: entry.kind === 'refund' && paying ? toRelated(paying) : null,
    refunds: entry.kind === 'payment' ? related.filter(({ kind }) => kind === 'refund').map(toRelated) : [],
    providerUrl: subscription.userId === actor.id ? safeLink(entry.receiptUrl) : null,
  }
}

const relatedIn = (entries: readonly Entry[]) => {
  const failures = entries.filter(({ kind }) => kind === 'refund_failure').map(({ providerId }) => providerId)
  return ({ id, number, kind, providerId, amountCents, occurredAt: at }: Entry): Related => ({
    id,
    at,
    amountCents,
    number: receiptNumber(number, at),
    failed: kind === 'refund' && failures.includes(providerId),
  })
}
