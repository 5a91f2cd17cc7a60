import { z } from 'zod'
import { limits } from '../../limits.ts'
import { formatCnpj, isCnpj } from '../../text/cnpj.ts'
import { cleanText } from '../../text/text.ts'
import { type Identity, identity } from './site-settings.ts'

const line = (most: number, message: string) => z.string().overwrite(cleanText).trim().max(most, message)

/** The form of the newspaper's identity, with its messages. */
export const identityFields = z.object({
  name: line(60, 'Nome muito longo').min(2, 'Nome deve ter pelo menos 2 caracteres'),
  description: line(300, 'Descrição muito longa').min(10, 'Descrição deve ter pelo menos 10 caracteres'),
  companyName: line(150, 'Razão social muito longa'),
  cnpj: line(40, 'CNPJ inválido')
    .refine(typed => typed === '' || isCnpj(typed), 'CNPJ inválido: os dígitos verificadores não conferem')
    .overwrite(formatCnpj),
  email: line(255, 'E-mail muito longo').pipe(z.union([z.literal(''), z.email('E-mail inválido')])),
  phone: line(40, 'Telefone muito longo'),
  address: line(300, 'Endereço muito longo'),
  profiles: z
    .array(
      z
        .url({ protocol: /^https$/, error: 'Use endereços completos, começando por https://' })
        .max(limits.url.max, 'URL muito longa'),
    )
    .max(10, 'Informe no máximo 10 perfis'),
}) satisfies z.ZodType<Identity>

export const saveIdentityInput = identityFields.extend({
  /** The fields that the form started from. Null overwrites any newer value. */
  from: identity.nullish(),
})
export type SaveIdentityInput = z.output<typeof saveIdentityInput>
