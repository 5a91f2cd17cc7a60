import type { ComparedPart, Conflict } from '#components/site/pages/page-conflict-dialog.client.tsx'
import { type BlockNames, blockLabels, describeBlock } from '#lib/newsletter/blocks.ts'
import type { Segment } from '#lib/newsletter/segment.ts'
import type { EditionFields } from '#lib/schemas/newsletter/edition.ts'
import type { LoadedEdition } from '#server/newsletter/editions/queries/composing.ts'
import { segmentOptions } from './segment-options.ts'

/** The parts of the conflict dialog for two versions of an edition: the server's, and this screen's fields. `names` holds what their blocks show. */
export function editionConflict(theirs: LoadedEdition, mine: EditionFields, names: BlockNames): Conflict {
  const known = { ...names, ...theirs.names }
  const part = (name: string, read: (fields: EditionFields) => string[]): ComparedPart => ({
    name,
    theirs: read(theirs.fields),
    mine: read(mine),
  })
  return {
    title: 'Esta edição mudou enquanto você escrevia',
    savedBy: 'Outra pessoa',
    savedAt: new Date(theirs.updatedAt),
    parts: [
      part('Assunto', ({ subject }) => [subject]),
      part('Linha de prévia', ({ preheader }) => [preheader]),
      part('Para quem', ({ segment }) => [describeSegment(segment, known)]),
      part('Blocos', ({ blocks }) => blocks.map(block => `${blockLabels[block.kind]}: ${describeBlock(block, known)}`)),
    ],
    fate: 'Se você ficar com a versão salva, a sua pode ser trazida de volta enquanto esta tela estiver aberta. Se mantiver a sua, a outra deixa de existir: copie dela o que precisar.',
  }
}

/** A segment in words, for comparing two versions. */
function describeSegment({ city, frequency, source, tag, engagement, paying }: Segment, names: BlockNames): string {
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
