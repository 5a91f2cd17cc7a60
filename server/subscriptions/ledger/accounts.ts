import type { Tx } from '#server/platform/db/db.ts'
import { countingNow } from '#server/platform/process/payment-stand-ins.ts'
import type { OwnedPayment } from './duplicates.ts'
import { type Entry, grantingFrom } from './entries.ts'
import type { GrantingPayment } from './payments.ts'
import type { SubscriptionRow } from './rows.ts'

/** A subscription with its lines, and the payments among them that open texts. */
export interface Account {
  subscription: SubscriptionRow
  entries: Entry[]
  payments: GrantingPayment[]
}

const parts = { entries: true, refunds: true } as const

/** The accounts of a person that count now, the oldest first. */
export async function accountsOf(tx: Tx, userId: string): Promise<Account[]> {
  const where = { userId, ...countingNow() }
  const rows = await tx.subscription.findMany({ where, include: parts, orderBy: { createdAt: 'asc' } })
  return rows.map(toAccount)
}

export async function accountOf(tx: Tx, id: string): Promise<Account> {
  return toAccount(await tx.subscription.findUniqueOrThrow({ where: { id }, include: parts }))
}

interface Row extends SubscriptionRow {
  entries: Entry[]
  refunds: { paymentId: string; amountCents: number; requestedAt: Date; status: string }[]
}

function toAccount({ entries, refunds, ...subscription }: Row): Account {
  return { subscription, entries, payments: grantingFrom({ method: subscription.method, entries, refunds }) }
}

/** All payments of accounts that open texts, with whose they are. */
export const paymentsIn = (accounts: readonly Account[]): OwnedPayment[] =>
  accounts.flatMap(({ subscription, payments }) =>
    payments.map(payment => ({ ...payment, subscriptionId: subscription.id })),
  )
