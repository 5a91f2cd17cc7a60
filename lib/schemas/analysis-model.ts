import { z } from 'zod'

export const modelProtocols = ['openai', 'anthropic'] as const
export const protocolLabels: Record<(typeof modelProtocols)[number], string> = {
  openai: 'Compatível com a OpenAI',
  anthropic: 'Anthropic',
}

const isServiceAddress = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '' && url.search === ''
}

/** The language model of the analysis, as a master enters it. An empty key keeps the stored one. */
export const modelFields = z.object({
  protocol: z.enum(modelProtocols, { error: 'Escolha o tipo de serviço' }),
  address: z
    .string()
    .trim()
    .max(500, 'Endereço muito longo')
    .refine(isServiceAddress, 'Use um endereço https, como https://api.openai.com/v1'),
  model: z.string().trim().min(1, 'Campo obrigatório').max(200, 'Nome muito longo'),
  key: z
    .string()
    .trim()
    .max(500, 'Chave muito longa')
    .regex(/^[!-~]*$/, 'Copie a chave sem espaços'),
  dayTokens: z
    .int('Use um número inteiro')
    .min(1_000, 'Use pelo menos 1.000 tokens')
    .max(100_000_000, 'Use no máximo 100.000.000 tokens'),
})
export type ModelFields = z.output<typeof modelFields>
