import { limits } from '../../limits.ts'

const { event } = limits

interface PlainText {
  /** The part of the forms in which it stands: “Onde”, or “Entrada e contato”. */
  part: 'place' | 'entry'
  name: string
  label: string
  hint?: string
  max: number
  /** The message for a longer text. */
  long: string
}

/**
 * The optional texts of an event, each stored in a column of the same name. The schema, both forms, the words of the history and the list of sent events
 * follow from here (“Add a field” in CONTRIBUTING.md).
 */
export const eventTexts = [
  { part: 'place', name: 'address', label: 'Endereço', max: event.address, long: 'Endereço muito longo' },
  {
    part: 'entry',
    name: 'price',
    label: 'Preço',
    hint: 'Ex.: R$ 20 (meia R$ 10)',
    max: event.price,
    long: 'Preço muito longo',
  },
  {
    part: 'entry',
    name: 'heldBy',
    label: 'Quem organiza',
    max: event.heldBy,
    long: 'Nome de quem organiza muito longo',
  },
] as const satisfies readonly PlainText[]

export type EventTextName = (typeof eventTexts)[number]['name']
type EventText = PlainText & { name: EventTextName }

/** The optional texts of one part of the forms. */
export const textsIn = (part: EventText['part']): readonly EventText[] => eventTexts.filter(text => text.part === part)
