import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { formatCnpj, isCnpj } from '../text/cnpj.ts'
import { maskedCpf, maskedEmail } from '../text/masked.ts'
import type { PayoutKey } from './payout.ts'

/** The longest PIX key: an e-mail of 77 characters (BCB, DICT). */
export const longestPayoutKey = 77

const email = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9.-]+\.[a-z]{2,}$/
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** An area code without zeros, and a mobile or a fixed line. */
const phone = /^\+55[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/

/**
 * Reads a typed PIX key: an e-mail, a random key, a phone with `+55`, a CPF or a CNPJ whose check digits are right. Null for any other text.
 * Eleven digits are a CPF: a phone begins with `+55`, as in PIX.
 */
export function payoutKeyIn(typed: string): PayoutKey | null {
  const text = typed.trim().toLowerCase()
  if (text.length > longestPayoutKey) return null
  if (text.includes('@')) return email.test(text) ? { kind: 'email', account: text } : null
  if (uuid.test(text)) return { kind: 'random', account: text }
  if (text.startsWith('+')) {
    const account = `+${text.replace(/[\s().+-]/g, '')}`
    return phone.test(account) ? { kind: 'phone', account } : null
  }
  const signs = text.replace(/[\s./-]/g, '').toUpperCase()
  if (/^\d{11}$/.test(signs)) return isValidCpf(signs) ? { kind: 'cpf', account: signs } : null
  return isCnpj(signs) ? { kind: 'cnpj', account: signs } : null
}

/** A key with most of its signs hidden: enough for its owner to recognise it. */
export function maskedPayoutKey({ kind, account }: PayoutKey): string {
  switch (kind) {
    case 'cpf':
      return maskedCpf(account)
    case 'cnpj':
      return `**.***.***/${account.slice(8, 12)}-${account.slice(12)}`
    case 'email':
      return maskedEmail(account)
    case 'phone':
      return `+55 ${account.slice(3, 5)} *****-${account.slice(-4)}`
    case 'random':
      return `********-****-****-****-********${account.slice(-4)}`
  }
}

/** A key as it is printed. */
export function printedPayoutKey({ kind, account }: PayoutKey): string {
  switch (kind) {
    case 'cpf':
      return account.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
    case 'cnpj':
      return formatCnpj(account)
    case 'phone':
      return account.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '+55 $1 $2-$3')
    default:
      return account
  }
}
