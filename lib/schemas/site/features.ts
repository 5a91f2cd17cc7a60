import { z } from 'zod'

/** The parts of the readers' site that a master may switch off. */
export const featureNames = ['advertising', 'mostRead', 'errorReports', 'recruitment', 'aiNotice'] as const
export type FeatureName = (typeof featureNames)[number]

export const featureLabels: Record<FeatureName, { label: string; hint: string }> = {
  advertising: { label: 'Publicidade', hint: 'Banners da casa e a rede de anúncios.' },
  mostRead: { label: 'Mais lidas', hint: 'A lista na página inicial.' },
  errorReports: { label: 'Comunicar erro', hint: 'O formulário no fim de cada artigo.' },
  recruitment: { label: 'Convite para autores', hint: 'A faixa da página inicial que chama novos autores.' },
  aiNotice: {
    label: 'Aviso de inteligência artificial',
    hint: 'Uma linha no fim dos artigos cujas tags e lugares vieram de sugestões da análise.',
  },
}

const on = z.boolean().default(true)

/** Which parts are on. One that a stored value does not name is on, but for the notice, which a master switches on. */
export const featuresFields = z.object({
  advertising: on,
  mostRead: on,
  errorReports: on,
  recruitment: on,
  aiNotice: z.boolean().default(false),
})
export type Features = z.output<typeof featuresFields>

export const allFeatures: Features = featuresFields.parse({})

/** The form of the switches. */
export const featureSwitches = z.strictObject({
  advertising: z.boolean(),
  mostRead: z.boolean(),
  errorReports: z.boolean(),
  recruitment: z.boolean(),
  aiNotice: z.boolean(),
})

export const saveFeaturesInput = featureSwitches.extend({
  /** The switches that the form started from. Null overwrites any newer value. */
  from: featureSwitches.nullish(),
})
export type SaveFeaturesInput = z.output<typeof saveFeaturesInput>
