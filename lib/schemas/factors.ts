import { z } from 'zod'
import { plainCode } from '../accounts/factors.ts'

/** A factor's name (friendly_name). */
export const factorName = z
  .string({ error: 'Dê um nome' })
  .trim()
  .min(1, 'Dê um nome')
  .max(60, { error: 'O nome deve ter no máximo 60 caracteres', abort: true })
  .refine(name => !/\p{Cc}/u.test(name), 'Nome inválido')

/** The six digits that an app shows. Spaces between them do not matter. */
export const appCode = z
  .string({ error: 'Digite o código de 6 números' })
  .max(20, { error: 'Digite o código de 6 números', abort: true })
  .transform(code => code.replace(/\s/g, ''))
  .refine(code => /^\d{6}$/.test(code), 'Digite o código de 6 números')

const recoveryCode = z
  .string({ error: 'Digite um código de recuperação' })
  .max(40, { error: 'Digite um código de recuperação', abort: true })
  .transform(plainCode)
  .refine(code => code.length === 16, 'Digite um código de recuperação inteiro')

/** Bytes in base64url. */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/)

const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
}

/** A browser's answer to `navigator.credentials.create`, in JSON. */
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(8_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})

/** A browser's answer to `navigator.credentials.get`, in JSON. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(100).optional(),
  }),
})

/** The answer of a key to a challenge. */
export const keyAnswer = z.object({ ceremony: z.uuid(), response: assertion })
export type KeyAnswer = z.output<typeof keyAnswer>

/** A second factor, given in one of its ways. */
export const factorAnswer = z.discriminatedUnion('way', [
  z.object({ way: z.literal('totp'), code: appCode }),
  z.object({ way: z.literal('recovery'), code: recoveryCode }),
  z.object({ way: z.literal('security_key'), ...keyAnswer.shape }),
])
export type FactorAnswer = z.output<typeof factorAnswer>

export const codeInput = z.object({ code: appCode })
export type CodeInput = z.output<typeof codeInput>

export const recoveryInput = z.object({ code: recoveryCode })

/** An app's first code, which shows that it was set up. */
export const confirmTotpInput = z.object({ id: z.uuid(), code: appCode })
export type ConfirmTotpInput = z.output<typeof confirmTotpInput>

export const beginKeyInput = z.object({ kind: z.enum(['security_key', 'passkey']), name: factorName })
export type BeginKeyInput = z.output<typeof beginKeyInput>

export const confirmKeyInput = z.object({ ceremony: z.uuid(), response: registration })
export type ConfirmKeyInput = z.output<typeof confirmKeyInput>

export const factorInput = z.object({ id: z.uuid() })
export type FactorInput = z.output<typeof factorInput>

export const renameFactorInput = z.object({ id: z.uuid(), name: factorName })
export type RenameFactorInput = z.output<typeof renameFactorInput>

/** Whether staff must have a second factor. */
export const staffFactor = z.object({ required: z.boolean() })
export type StaffFactor = z.output<typeof staffFactor>
