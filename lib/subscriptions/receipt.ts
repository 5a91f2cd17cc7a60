import { yearOf } from '../text/format.ts'
import type { LedgerKind } from './ledger-words.ts'

/** The movements of money that the newspaper gives a receipt of. */
export const receiptedKinds = ['payment', 'refund'] as const satisfies readonly LedgerKind[]
export type ReceiptedKind = (typeof receiptedKinds)[number]

export const hasReceipt = (kind: LedgerKind): kind is ReceiptedKind => receiptedKinds.some(each => each === kind)

/** What a receipt is called by: `2026-000123`. */
export const receiptNumber = (number: number, at: Date): string => `${yearOf(at)}-${String(number).padStart(6, '0')}`
