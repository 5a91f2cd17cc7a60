import type { Tx } from '#server/platform/db/db.ts'
import type { OwnedPayment } from './duplicates.ts'
import { type Entry, grantingFrom } from './entries.ts'
import type { GrantingPayment } from './payments.ts'
import type { SubscriptionRow } from './rows.ts'

/** A subscription with its lines, and the payments among them that open texts. */
export interface Account {
  subscription: SubscriptionRow
  isPrepaid: boolean
  entries: Entry[]
  payments: GrantingPayment[]
}

const parts = { checkouts: { select: { id: true } }, entries: true, refunds: true } as const

/** A prepaid subscription has the id of the checkout that began it. */
const isBegunBy = (id: string) => (checkout: { id: string }) => checkout.id === id

/** The accounts of a person, the oldest first. */
export async function accountsOf(tx: Tx, userId: string): Promise<Account[]> {
  const rows = await tx.subscription.findMany({ where: { userId }, include: parts, orderBy: { createdAt: 'asc' } })
  return rows.map(toAccount)
}

/** The account of a subscription. */
export async function accountOf(tx: Tx, id: string): Promise<Account> {
  return toAccount(await tx.subscription.findUniqueOrThrow({ where: { id }, include: parts }))
}

interface Row extends SubscriptionRow {
  checkouts: { id: string }[]
  entries: Entry[]
  refunds: { paymentId: string; amountCents: number; requestedAt: Date; status: string }[]
}

function toAccount({ checkouts, entries, refunds, ...subscription }: Row): Account {
  const isPrepaid = checkouts.some(isBegunBy(subscription.paymentProviderId))
  return { subscription, isPrepaid, entries, payments: grantingFrom({ isPrepaid, entries, refunds }) }
}

/** All payments of accounts that open texts, with whose they are. */
export const paymentsIn = (accounts: readonly Account[]): OwnedPayment[] =>
  accounts.flatMap(({ subscription, payments }) =>
    payments.map(payment => ({ ...payment, subscriptionId: subscription.id })),
  )
