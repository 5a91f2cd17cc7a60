import { keyring } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SubscriptionRow } from '../ledger/rows.ts'
import type { ProviderPayment } from '../providers/provider.ts'

const column = { table: 'subscriptions', column: 'payer_keys' }

/** The marks by which a payer is known: an e-mail, a CPF or CNPJ, a card. Only their hashes are stored. */
export const markOf = {
  mail: (address: string): string => `mail:${address.toLowerCase()}`,
  document: (digits: string): string => `document:${digits.replace(/\D/g, '')}`,
  card: (fingerprint: string): string => `card:${fingerprint}`,
} as const

/** The hashes of marks as they are looked for, also under older keys. */
export const payerKeysOf = (marks: readonly string[]): string[] =>
  marks.flatMap(mark => keyring().blindIndexes(column, 'text', mark))

/** Adds the hashes of a payer's marks to a subscription. */
export async function notePayer(tx: Tx, { id, payerKeys }: SubscriptionRow, marks: readonly string[]): Promise<void> {
  const fresh = marks.map(mark => keyring().blindIndex(column, 'text', mark)).filter(key => !payerKeys.includes(key))
  if (fresh.length === 0) return
  await tx.subscription.update({
    where: { id },
    data: { payerKeys: [...payerKeys, ...new Set(fresh)] },
    select: { id: true },
  })
}

/** The marks of whoever made some payments. */
export const marksOf = (payments: readonly ProviderPayment[]): string[] => [
  ...new Set(payments.flatMap(({ payers = [] }) => payers)),
]

/** Notes that a person took a subscription back, with their address: the account may be deleted and opened anew. */
export async function noteWithdrawal(tx: Tx, row: SubscriptionRow, now: Date): Promise<void> {
  await tx.subscription.update({
    where: { id: row.id },
    data: { withdrawnAt: row.withdrawnAt ?? now },
    select: { id: true },
  })
  if (!row.userId) return
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: row.userId }, select: { email: true } })
  await notePayer(tx, row, [markOf.mail(email)])
}
