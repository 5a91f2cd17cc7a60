/** What a code or a link by mail or phone is for, as the table stores it. */
export type AccountCodeKind =
  | 'sign_up'
  | 'confirm_email'
  | 'change_email_old'
  | 'change_email_new'
  | 'recovery'
  | 'email_sign_in'
  | 'phone_sign_in'
  | 'confirm_phone'
  | 'reauthentication'

const day = 24 * 60

/** Minutes for which each kind works. */
export const codeMinutes: Readonly<Record<AccountCodeKind, number>> = {
  sign_up: day,
  confirm_email: day,
  change_email_old: day,
  change_email_new: day,
  recovery: 30,
  email_sign_in: 10,
  phone_sign_in: 10,
  confirm_phone: 10,
  reauthentication: 10,
}

const typed: readonly AccountCodeKind[] = ['email_sign_in', 'phone_sign_in', 'confirm_phone', 'reauthentication']

/** Whether a kind is digits that a person types, not a link. */
export const isTyped = (kind: AccountCodeKind): boolean => typed.includes(kind)

/** The digits of a typed code: with five tries each, guessing over many accounts stays hopeless. */
export const codeDigits = 8

/** Wrong codes after which a typed code ends. */
export const mostGuesses = 5

/** The state of a link by mail. */
export type LinkState = 'open' | 'used' | 'expired'
