import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { z } from 'zod'
import { isFreeUrl } from '../addresses/free-url.ts'
import { limits } from '../limits.ts'
import { cleanLines, cleanText } from '../text/text.ts'

/** Stops the checks of a text that is too long, so that a megabyte costs nothing. */
const tooLong = (error: string) => ({ error, abort: true })

const line = (short: string, max: number, long: string) =>
  z.string({ error: short }).max(max, tooLong(long)).overwrite(cleanText).trim()

const lines = (short: string) =>
  z.string({ error: short }).max(limits.application.text, tooLong('Texto muito longo')).overwrite(cleanLines).trim()

/** An optional line: an empty one becomes null. */
const optional = (max: number) => line('Texto inválido', max, 'Texto muito longo').transform(text => text || null)

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** An application to become an author (APPLY-2). The fields stand in the order of the screen, which decides which message comes first. */
export const applicationFields = z.object({
  email: z
    .string({ error: 'Email inválido' })
    .trim()
    .max(limits.email.max, tooLong('Email inválido'))
    .pipe(z.email('Email inválido'))
    .transform(address => address.toLowerCase()),
  /** Stored as its eleven digits. */
  cpf: line('CPF deve ter 11 dígitos', 14, 'CPF deve ter 11 dígitos')
    .min(11, 'CPF deve ter 11 dígitos')
    .refine(isValidCpf, 'CPF deve ter 11 dígitos')
    .transform(digitsOf),
  address: line('Endereço muito curto', limits.application.address, 'Endereço muito longo').min(
    10,
    'Endereço muito curto',
  ),
  phone: line('Telefone inválido', limits.application.phone, 'Telefone inválido').refine(
    phone => /^\+?[\d\s().-]+$/.test(phone) && digitsOf(phone).length >= 10,
    'Telefone inválido',
  ),
  facebook: optional(limits.application.social),
  instagram: optional(limits.application.social),
  twitter: optional(limits.application.social),
  linkedin: optional(limits.application.social),
  website: z
    .string({ error: 'URL inválida' })
    .trim()
    .max(limits.url.max, tooLong('URL inválida'))
    .refine(text => text === '' || (isFreeUrl(text) && !text.startsWith('/')), 'URL inválida')
    .transform(text => text || null),
  professionalRegistration: optional(limits.application.line),
  experienceYears: line('Campo obrigatório', limits.application.line, 'Texto muito longo').min(1, 'Campo obrigatório'),
  previousOutlets: lines('Descreva sua experiência').min(10, 'Descreva sua experiência'),
  writing: z.boolean().default(false),
  audio: z.boolean().default(false),
  video: z.boolean().default(false),
  expectations: lines('Descreva suas expectativas').min(20, 'Descreva suas expectativas'),
  consent: z.literal(true, { error: 'Marque que concorda para enviar a candidatura' }),
})
export type ApplicationFields = z.output<typeof applicationFields>
/** The form's values: an unchecked consent is no application yet. */
export type ApplicationFieldsInput = Omit<z.input<typeof applicationFields>, 'consent'> & { consent: boolean }

/** What is sent beside the fields: the request's id, and a hidden field that only bots fill in. */
export const applicationEnvelope = z.object({ request: z.uuid('Pedido inválido'), nickname: z.string().default('') })

const id = z.uuid('Candidatura inválida')

export const applicationInput = z.object({ id })
export type ApplicationName = z.output<typeof applicationInput>

export const rejectApplicationInput = z.object({
  id,
  /** Read by the applicant; null for none. */
  reason: z
    .string({ error: 'Motivo inválido' })
    .max(limits.application.reason, tooLong('Motivo muito longo'))
    .overwrite(cleanLines)
    .trim()
    .transform(text => text || null)
    .nullable(),
})
export type RejectApplicationInput = z.output<typeof rejectApplicationInput>
