/** The kinds of factors, as they are stored. A passkey is a way in of its own and both factors at once; the others are second factors. */
export const factorKinds = ['totp', 'security_key', 'passkey'] as const
export type FactorKind = (typeof factorKinds)[number]
/** The kinds that WebAuthn makes. */
export type KeyKind = Exclude<FactorKind, 'totp'>

export const factorNames: Record<FactorKind, string> = {
  totp: 'Aplicativo de códigos',
  security_key: 'Chave de segurança',
  passkey: 'Chave de acesso',
}

/** Days that staff have to enrol a second factor once it is required of them (decision 0194). */
export const graceDays = 7

/** The days left until a date, rounded up; 0 once it has passed. */
export const daysUntil = (date: Date, moment: Date): number =>
  Math.max(0, Math.ceil((date.getTime() - moment.getTime()) / (24 * 60 * 60 * 1000)))

/** The number of recovery codes that are made at once. */
export const recoveryCodeCount = 10

/** The most factors of one account, passkeys included. */
export const mostFactors = 20

/** A recovery code as it is stored, from any way of typing it: capitals, without dashes and spaces. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** The recovery codes as a text file. */
export const recoveryText = (siteName: string, codes: readonly string[]): string =>
  [`Códigos de recuperação: ${siteName}`, 'Cada código funciona uma única vez.', '', ...codes, ''].join('\r\n')
