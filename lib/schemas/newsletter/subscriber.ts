import { z } from 'zod'
import { limits } from '../../limits.ts'
import { frequencies, ownersActs } from '../../newsletter/subscriber.ts'
import { cleanText } from '../../text/text.ts'
import { email } from '../account.ts'

const name = z
  .string()
  .max(limits.fullName.max * 4, 'Nome muito longo')
  .overwrite(cleanText)
  .trim()
  .max(limits.fullName.max, 'Nome muito longo')
  .default('')

/** A city's path; empty for all cities. The command checks that the city exists. */
const city = z
  .string()
  .max(200, 'Cidade inválida')
  .refine(path => !/\p{Cc}/u.test(path), 'Cidade inválida')
  .default('')
  .transform(path => path || null)

const frequency = z.enum(frequencies, 'Escolha com que frequência quer receber').default('daily')

/** The public form of the newsletter. */
export const subscribeFields = z.object({ email, name, city, frequency })
export type SubscribeFields = z.output<typeof subscribeFields>

/** The secret part of a subscription's address. Older mails have it in mixed case. */
export const subscriptionToken = z
  .string()
  .regex(/^[\w-]{16,64}$/, 'Endereço inválido')
  .toLowerCase()

/** What the owner of a subscription sends from its secret page. */
export const ownersActInput = z.object({
  token: subscriptionToken,
  act: z.enum(ownersActs),
  name,
  city,
  frequency,
  /** The box “count my readings”, and whether the form had it, because an empty box sends nothing. */
  counted: z.literal('yes').optional(),
  asked: z.literal('counted').optional(),
})
export type OwnersActInput = z.output<typeof ownersActInput>

/** A subscriber whom a master adds by hand. */
export const addSubscriberFields = z.object({ email, name })
export type AddSubscriberFields = z.output<typeof addSubscriberFields>

/** A tag that masters give subscribers. */
export const subscriberTag = z
  .string({ error: 'Etiqueta inválida' })
  .max(limits.newsletter.tag.max * 4, 'Etiqueta muito longa')
  .overwrite(cleanText)
  .trim()
  .min(1, 'Escreva a etiqueta')
  .max(limits.newsletter.tag.max, 'Etiqueta muito longa')
  .transform(text => text.replace(/\s+/g, ' '))

/** A tag given to many subscribers, or taken from them. */
export const tagSubscribersInput = z.object({
  ids: z
    .array(z.uuid('Linha inválida'))
    .min(1, 'Escolha ao menos uma linha')
    .max(200, 'São linhas demais de uma vez')
    .transform(ids => [...new Set(ids)]),
  tag: subscriberTag,
  act: z.enum(['add', 'remove']),
})
export type TagSubscribersInput = z.output<typeof tagSubscribersInput>
