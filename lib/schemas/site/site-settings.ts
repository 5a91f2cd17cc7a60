import { z } from 'zod'
import { limits } from '../../limits.ts'

/** The default name, until a master names the newspaper (SITE-1). It is written here only. */
const defaultName = 'Portal de Notícias'
const defaultDescription =
  'Jornalismo local de todo o Brasil: o que muda na cidade, no campo e na vida de quem mora longe das capitais.'

/** The newspaper's identity, for the masthead, titles, footer and structured data. */
export const identity = z.object({
  name: z.string().trim().min(2).max(60).default(defaultName),
  description: z.string().trim().min(10).max(300).default(defaultDescription),
  /** The company's registered name (razão social). */
  companyName: z.string().trim().max(150).default(''),
  /** The company's tax number, as printed. */
  cnpj: z.string().trim().max(18).default(''),
  email: z.string().trim().max(255).default(''),
  phone: z.string().trim().max(40).default(''),
  address: z.string().trim().max(300).default(''),
  /** Addresses of the newspaper's profiles on other sites (schema.org `sameAs`). */
  profiles: z
    .array(z.url({ protocol: /^https$/ }).max(limits.url.max))
    .max(10)
    .default([]),
})

/** Advertising by a network. Without a network code the slots show house banners. */
export const advertising = z.object({
  networkCode: z
    .string()
    .regex(/^\d{4,20}$/)
    .nullable()
    .default(null),
  /** Lines of /ads.txt. */
  adsTxt: z.string().max(20_000).default(''),
})

export type Identity = z.infer<typeof identity>
export type Advertising = z.infer<typeof advertising>

/** The identity until a master sets one. */
export const defaultIdentity: Identity = identity.parse({})

/** The advertising settings until a master sets a network up. */
export const defaultAdvertising: Advertising = advertising.parse({})
