import { Secret, TOTP } from 'otpauth'
import { qrOf } from '#lib/qr.ts'
import { type Cell, keyring } from '#server/platform/crypto.ts'

/** RFC 6238 as the usual apps know it: SHA-1, six digits, thirty seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps before and after the current one whose codes count: clocks differ. */
const window = 1

const cellOf = (id: string): Cell => ({ table: 'factors', column: 'secret', id })

/** A new secret of 160 bits in base32, as apps take it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The ciphertext of a factor's secret. */
export const sealedSecret = (id: string, secret: string): string => keyring().encrypt(cellOf(id), secret)

/** The step of the code that an app shows, or null for a wrong one. `stored` is the factor's encrypted secret. Raises DecryptionError. */
export function stepOf(code: string, factor: { id: string; secret: string }, moment: Date): number | null {
  const secret = Secret.fromBase32(keyring().decrypt(cellOf(factor.id), factor.secret))
  const timestamp = moment.getTime()
  const away = TOTP.validate({ token: code, secret, timestamp, window, ...settings })
  return away === null ? null : TOTP.counter({ period: settings.period, timestamp }) + away
}

/** What a person enters into an app: the QR code as the path of an SVG of `size` units, and the key as text in groups of four. */
export interface Setup {
  path: string
  size: number
  key: string
}

/** The set-up of a secret in an app, under the newspaper's name and the account's e-mail. */
export function setupOf(secret: string, { siteName, email }: { siteName: string; email: string }): Setup {
  const address = new TOTP({
    issuer: siteName,
    label: email,
    secret: Secret.fromBase32(secret),
    ...settings,
  }).toString()
  return { ...qrOf(address), key: secret.replace(/(.{4})(?=.)/g, '$1 ') }
}
