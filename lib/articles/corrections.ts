/** The kinds of corrections, in the order of the form. */
export const correctionKinds = ['fact', 'name', 'number', 'quote', 'image', 'clarification'] as const
export type CorrectionKind = (typeof correctionKinds)[number]

export const correctionLabels: Record<CorrectionKind, string> = {
  fact: 'Informação errada',
  name: 'Nome ou cargo',
  number: 'Número ou data',
  quote: 'Declaração',
  image: 'Imagem ou legenda',
  clarification: 'Esclarecimento',
}
