import { z } from 'zod'
import { isFreeUrl } from '../../addresses/free-url.ts'
import { adSlots } from '../../ads/ads.ts'
import { limits } from '../../limits.ts'
import { instantOf } from '../../text/local-time.ts'
import { cleanText } from '../../text/text.ts'
import { localTime } from '../local-moment.ts'

const line = (min: number, max: number, short: string, long: string) =>
  z.string({ error: short }).overwrite(cleanText).trim().min(min, short).max(max, long)

const address = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(limits.url.max, 'URL muito longa')
    .refine(isFreeUrl, { error: 'Use um endereço https:// ou um caminho deste site' })

/** The form of a house banner. Times are local times of São Paulo, `21/11/2026 08:00`. */
export const bannerFields = z
  .object({
    name: line(3, limits.banner.name, 'Nome deve ter pelo menos 3 caracteres', 'Nome muito longo'),
    slot: z.enum(adSlots, { error: 'Escolha um espaço' }),
    imageUrl: address('Envie a imagem ou informe o endereço dela'),
    alt: line(3, limits.banner.alt, 'Descreva a imagem', 'Descrição muito longa'),
    linkUrl: address('Informe para onde o clique leva'),
    startsAt: localTime('Informe quando começa').min(1, 'Informe quando começa'),
    /** Empty: until a master switches it off. */
    endsAt: localTime('Data inválida'),
  })
  .refine(({ startsAt, endsAt }) => endsAt === '' || Number(instantOf(endsAt)) > Number(instantOf(startsAt)), {
    path: ['endsAt'],
    error: 'O fim deve ser depois do começo',
  })
export type BannerFields = z.output<typeof bannerFields>

export const changeBannerInput = z.object({
  id: z.uuid('Banner inválido'),
  fields: bannerFields,
  /** The fields that the form started from. Null overwrites any newer value. */
  from: bannerFields.nullish(),
})
export type ChangeBannerInput = z.output<typeof changeBannerInput>

export const switchBannerInput = z.object({ id: z.uuid('Banner inválido'), active: z.boolean() })
export type SwitchBannerInput = z.output<typeof switchBannerInput>
