import type { BlockNames } from '#lib/newsletter/blocks.ts'
import type { Segment } from '#lib/newsletter/segment.ts'

/** The choices for each field of a segment. The first one excludes nobody. */
export const segmentOptions = {
  frequency: [
    { value: '', label: 'Qualquer frequência' },
    { value: 'daily', label: 'Recebem todo dia' },
    { value: 'weekly', label: 'Recebem uma vez por semana' },
  ],
  source: [
    { value: '', label: 'Qualquer origem' },
    { value: 'form', label: 'Formulário do site' },
    { value: 'account', label: 'Cadastro de conta' },
    { value: 'manual', label: 'Adicionados à mão' },
    { value: 'file', label: 'Arquivo' },
  ],
  engagement: [
    { value: '', label: 'Todos, abram ou não' },
    { value: 'engaged', label: 'Abriram nos últimos 90 dias' },
    { value: 'quiet', label: 'Não abrem há 90 dias' },
  ],
  paying: [
    { value: '', label: 'Assinantes do jornal ou não' },
    { value: 'yes', label: 'Só assinantes do jornal' },
    { value: 'no', label: 'Só quem não assina' },
  ],
} as const

/** A segment in words, for comparing two versions. */
export function describeSegment(
  { city, frequency, source, tag, engagement, paying }: Segment,
  names: BlockNames,
): string {
  const chosen = (options: readonly { value: string; label: string }[], value: string | null) =>
    value === null ? null : (options.find(option => option.value === value)?.label ?? value)
  const words = [
    city && (names[city] ?? city),
    chosen(segmentOptions.frequency, frequency),
    chosen(segmentOptions.source, source),
    tag && `etiqueta ${tag}`,
    chosen(segmentOptions.engagement, engagement),
    paying === null ? null : chosen(segmentOptions.paying, paying ? 'yes' : 'no'),
  ].filter(Boolean)
  return words.length > 0 ? words.join(', ') : 'Todos os inscritos'
}
