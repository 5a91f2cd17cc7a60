import { z } from 'zod'

/** The name that the specification writes (reader §2, article page), until a master gives the newspaper its own. It stands nowhere else. */
const unnamed = 'Portal de Notícias'
const undescribed =
  'Jornalismo local de todo o Brasil: o que muda na cidade, no campo e na vida de quem mora longe das capitais.'

/** The newspaper as it presents itself: masthead, titles, footer, structured data. */
export const identity = z.object({
  name: z.string().trim().min(2).max(60).default(unnamed),
  description: z.string().trim().min(10).max(300).default(undescribed),
  email: z.string().trim().max(255).default(''),
  phone: z.string().trim().max(40).default(''),
  address: z.string().trim().max(300).default(''),
  /** Addresses of the newspaper's own profiles elsewhere (schema.org `sameAs`). */
  profiles: z
    .array(z.url({ protocol: /^https$/ }))
    .max(10)
    .default([]),
})

/** Advertising by a network. Without a network code the house's own banners stand in the slots. */
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

/** The newspaper while no master has named it. */
export const defaultIdentity: Identity = identity.parse({})

/** While no master has set a network up. */
export const defaultAdvertising: Advertising = advertising.parse({})
