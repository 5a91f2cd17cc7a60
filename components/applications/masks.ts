import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf'
import { formatPhone } from '@brazilian-utils/brazilian-utils/format-phone'

/** A CPF as it is printed, as far as it is typed: `529.982.24`. Other signs than digits go. */
export const maskedCpfTyped = (typed: string): string => formatCpf(typed)

/** A Brazilian phone number with its area code, as far as it is typed: `(97) 99123-4`. A number of another country stays as typed. */
export const maskedPhone = (typed: string): string =>
  typed.trimStart().startsWith('+') ? typed : formatPhone(typed, { mask: 'nanp' })
