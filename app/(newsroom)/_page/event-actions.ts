import type { EventActions } from '#components/events/event-actions.ts'
import {
  cancelDateAction,
  changeEventAction,
  createEventAction,
  deleteEventAction,
  findSimilarEventsAction,
  moveDateAction,
  readInvitationAction,
  searchEventCitiesAction,
} from '#server/events/actions.ts'

/** The server actions of the event screens. */
export const eventActions: EventActions = {
  create: createEventAction,
  change: changeEventAction,
  moveDate: moveDateAction,
  cancelDate: cancelDateAction,
  remove: deleteEventAction,
  searchCities: searchEventCitiesAction,
  findSimilar: findSimilarEventsAction,
  readInvitation: readInvitationAction,
}
