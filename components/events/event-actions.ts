import type { EventStatus } from '#lib/events/event.ts'
import type { Act } from '#lib/outcome.ts'
import type {
  CancelDateInput,
  EventFieldsInput,
  FindSimilarInput,
  MoveDateInput,
  ReadInvitationInput,
} from '#lib/schemas/events/event.ts'
import type { ReadInvitation } from '#server/events/invitation.ts'
import type { FoundCity } from '#server/events/queries/city-choices.ts'
import type { SimilarEvent } from '#server/events/queries/similar.ts'

/** A form's version of the event's row, for the check against other people's saves. */
interface Change {
  id: string
  version: number
  status: EventStatus
  fields: EventFieldsInput
}

interface Creation {
  requestId: string
  status: 'draft' | 'published'
  fields: EventFieldsInput
  submissionId?: string
}

/** The server actions of the event screens. */
export interface EventActions {
  create: Act<Creation, { id: string }>
  change: Act<Change, { version: number }>
  moveDate: Act<MoveDateInput, { version: number }>
  cancelDate: Act<CancelDateInput, { version: number }>
  remove: Act<{ id: string }>
  searchCities: Act<{ typed: string }, FoundCity[]>
  findSimilar: Act<FindSimilarInput, SimilarEvent[]>
  readInvitation: Act<ReadInvitationInput, ReadInvitation>
}
