import { z } from 'zod'
import { codeDigits } from '../accounts/codes.ts'
import { phoneIn } from '../accounts/phone.ts'
import { limits } from '../limits.ts'
import { freeUrl } from './url.ts'

/** Stops the checks of a text that is too long, so that a megabyte costs nothing. */
const tooLong = (error: string) => ({ error, abort: true })

/** Stored and compared in lower case, as mail providers do. Otherwise a capital letter would allow a second account. */
export const email = z
  .string({ error: 'Email inválido' })
  .trim()
  .max(limits.email.max, 'Email muito longo')
  .pipe(z.email('Email inválido'))
  .transform(address => address.toLowerCase())

export const fullName = z
  .string({ error: 'Nome deve ter pelo menos 2 caracteres' })
  .trim()
  .min(limits.fullName.min, 'Nome deve ter pelo menos 2 caracteres')
  .max(limits.fullName.max, tooLong('Nome muito longo'))
  .refine(name => !/\p{Cc}/u.test(name), 'Nome inválido')

/**
 * One spelling for each password: two keyboards may write `é` as one character or as two. The server also refuses leaked ones, when it is hashed
 * (`server/platform/password.ts`).
 */
export const newPassword = z
  .string({ error: 'Senha deve ter pelo menos 8 caracteres' })
  .max(limits.password.max, tooLong('Senha muito longa'))
  .normalize('NFKC')
  .min(limits.password.min, 'Senha deve ter pelo menos 8 caracteres')
  .regex(/\p{Lu}/u, 'Senha deve conter pelo menos uma letra maiúscula')
  .regex(/\d/, 'Senha deve conter pelo menos um número')

/** Sign-up (ACC-2, ACC-3, ACC-4). The fields stand in the order of the screen, which decides which message comes first. */
export const signUpFields = z.object({
  fullName,
  email,
  password: newPassword,
  /** Whether the person asks for the newsletter too; its own mail asks for the confirmation. */
  newsletter: z.boolean().optional(),
})
export type SignUpFields = z.output<typeof signUpFields>

/** A password that exists already. One longer than the limit cannot exist and is not hashed. */
const ownPassword = z
  .string({ error: 'Senha é obrigatória' })
  .min(1, 'Senha é obrigatória')
  .max(limits.password.max, tooLong('Senha muito longa'))
  .normalize('NFKC')

/** What a sign-in needs, where phones are offered and where they are not. */
const neither = { email: 'Informe um e-mail e uma senha.', either: 'Informe um e-mail ou telefone e uma senha.' }

/** Sign-in (SES-4). An empty form is told what it needs, before what is wrong with a field. */
export const signInFields = z.object({
  email: z.string({ error: neither.email }).trim().min(1, { error: neither.email, abort: true }).pipe(email),
  password: ownPassword,
})
export type SignInFields = z.output<typeof signInFields>

/** Sign-in where messages reach phones: `email` is an address, or a phone in E.164. */
export const signInByEitherFields = z.object({
  email: z
    .string({ error: neither.either })
    .trim()
    .min(1, neither.either)
    .max(limits.email.max, 'Email muito longo')
    .transform(text => phoneIn(text) ?? text.toLowerCase())
    .refine(
      text => text.startsWith('+') || z.email().safeParse(text).success,
      'Informe um e-mail ou um celular com DDD',
    ),
  password: ownPassword,
})

/** A phone that receives messages, in E.164. */
export const phoneFields = z.object({
  phone: z.string({ error: 'Informe um celular com DDD' }).transform((text, context) => {
    const phone = phoneIn(text)
    if (phone !== null) return phone
    context.addIssue({ code: 'custom', message: 'Informe um celular com DDD' })
    return z.NEVER
  }),
})
export type PhoneFields = z.output<typeof phoneFields>

/** The proof, by the password, that the person at the screen owns the account. */
export const proofByPassword = z.object({ password: ownPassword })
export type ProofByPassword = z.output<typeof proofByPassword>

/** A request for a code that proves the same. */
export const proofCodeRequest = z.object({ by: z.enum(['mail', 'phone']) })
export type ProofCodeRequest = z.output<typeof proofCodeRequest>

/** A request for a mail to an address: a code, or a link. */
export const addressFields = z.object({ email })
export type AddressFields = z.output<typeof addressFields>

const wrongLength = `Digite os ${codeDigits} números do código`

/** A code of eight digits by mail or phone, as people type or paste it. */
export const typedCode = z.object({
  code: z
    .string({ error: wrongLength })
    .max(20, tooLong(wrongLength))
    .transform(text => text.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{${codeDigits}}$`), wrongLength)),
})
export type TypedCode = z.output<typeof typedCode>

/** The token of a link by mail: 256 bits in hex. */
const linkToken = z.string({ error: 'Link inválido' }).regex(/^[0-9a-f]{64}$/, 'Link inválido')
export const linkInput = z.object({ token: linkToken })

/** A new password, for the signed-in person or for whoever has a link for it. */
export const passwordFields = z.object({ password: newPassword })
export type PasswordFields = z.output<typeof passwordFields>
export const resetInput = z.object({ token: linkToken, password: newPassword })
export type ResetInput = z.output<typeof resetInput>

/** The public profile (ACC-7). */
export const profileFields = z.object({
  fullName,
  avatarUrl: freeUrl,
  bio: z
    .string({ error: 'Biografia inválida' })
    .trim()
    .max(limits.bio.max, `Biografia deve ter no máximo ${limits.bio.max} caracteres`),
})
export type ProfileFields = z.output<typeof profileFields>
export type ProfileFieldsInput = z.input<typeof profileFields>

/** One of a person's sessions. */
export const sessionName = z.object({ id: z.uuid() })
export type SessionName = z.output<typeof sessionName>

export const claimMasterInput = z.object({ code: z.string().trim().max(200, 'Código muito longo').default('') })
export type ClaimMasterInput = z.output<typeof claimMasterInput>
