/** The statuses of events: a draft is seen by the newsroom only, a cancelled one stays listed until its date (EVT-3). */
export const eventStatuses = ['draft', 'published', 'cancelled'] as const
export type EventStatus = (typeof eventStatuses)[number]

export const eventStatusLabels: Record<EventStatus, string> = {
  draft: 'Rascunho',
  published: 'Publicado',
  cancelled: 'Cancelado',
}

/** The categories, in the order of the filter. */
export const eventCategories = [
  'musica',
  'teatro-e-danca',
  'cinema',
  'exposicoes',
  'festas',
  'feiras',
  'esporte',
  'infantil',
  'cursos-e-palestras',
  'religiao',
  'cidadania',
  'outros',
] as const
export type EventCategory = (typeof eventCategories)[number]

export const eventCategoryLabels: Record<EventCategory, string> = {
  musica: 'Música',
  'teatro-e-danca': 'Teatro e dança',
  cinema: 'Cinema',
  exposicoes: 'Exposições',
  festas: 'Festas',
  feiras: 'Feiras',
  esporte: 'Esporte',
  infantil: 'Para crianças',
  'cursos-e-palestras': 'Cursos e palestras',
  religiao: 'Religião',
  cidadania: 'Cidadania',
  outros: 'Outros',
}

/** A span of time. `endsAt` is null for an event without a stated end; of an event of whole days it is the midnight after the last one. */
export interface Span {
  startsAt: Date
  endsAt: Date | null
}

/** The instant until which an event counts as upcoming: its end, or its start (EVT-2). */
export const overAt = ({ startsAt, endsAt }: Span): Date => endsAt ?? startsAt

/** Whether an event is not over. At the very minute of its end it still counts. */
export const isUpcoming = (span: Span, now: Date): boolean => overAt(span) >= now

/** In milliseconds: thirty days. */
const findable = 30 * 24 * 60 * 60 * 1000

/** The instant since which an event must have been on, so that search engines still keep it. */
export const findableSince = (now: Date): Date => new Date(now.getTime() - findable)

/** Whether search engines keep an event: until thirty days after its last date. Its page stays for whoever has the link. */
export const isFindable = (dates: readonly Span[], now: Date): boolean =>
  dates.some(date => overAt(date) >= findableSince(now))
