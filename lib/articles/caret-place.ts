/** Where a writer's caret stands: in the title, in the summary, or in a block of the text by its number, from 0. */
export type CaretPlace = 'title' | 'summary' | `content:${number}`

const shape = /^(?:title|summary|content:\d{1,5})$/

export const isPlace = (value: string): value is CaretPlace => shape.test(value)

/** The number of the block that a place names; null for the title and the summary. */
export const blockOf = (place: CaretPlace): number | null =>
  place.startsWith('content:') ? Number(place.slice('content:'.length)) : null
