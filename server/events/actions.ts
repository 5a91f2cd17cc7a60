'use server'

import { z } from 'zod'
import {
  cancelDateInput,
  changeEventInput,
  createEventInput,
  deleteEventInput,
  findSimilarInput,
  moveDateInput,
  readInvitationInput,
} from '#lib/schemas/events/event.ts'
import { action } from '#server/platform/door/action.ts'
import { cancelDate, moveDate } from './commands/change-date.ts'
import { changeEvent } from './commands/change-event.ts'
import { createEvent } from './commands/create-event.ts'
import { deleteEvent } from './commands/delete-event.ts'
import { readInvitationFor } from './invitation.ts'
import { searchEventCities } from './queries/city-choices.ts'
import { findSimilar } from './queries/similar.ts'

const entering = { name: 'events-entering', points: 240, seconds: 600 }

export const createEventAction = action({
  name: 'events.create',
  access: 'staff',
  schema: createEventInput,
  limit: entering,
  command: createEvent,
})

export const changeEventAction = action({
  name: 'events.change',
  access: 'staff',
  schema: changeEventInput,
  limit: entering,
  command: changeEvent,
})

export const moveDateAction = action({
  name: 'events.move-date',
  access: 'staff',
  schema: moveDateInput,
  limit: entering,
  command: moveDate,
})

/** Cancels one date of an event, or restores it. */
export const cancelDateAction = action({
  name: 'events.cancel-date',
  access: 'staff',
  schema: cancelDateInput,
  limit: entering,
  command: cancelDate,
})

export const deleteEventAction = action({
  name: 'events.delete',
  access: 'master',
  schema: deleteEventInput,
  limit: entering,
  command: deleteEvent,
})

export const searchEventCitiesAction = action({
  name: 'events.cities',
  access: 'staff',
  schema: z.object({ typed: z.string().max(100) }),
  limit: { name: 'event-cities', points: 600, seconds: 600 },
  command: (_, { typed }) => searchEventCities(typed),
})

/** Events that may be the same as the one in a form. */
export const findSimilarEventsAction = action({
  name: 'events.similar',
  access: 'staff',
  schema: findSimilarInput,
  limit: { name: 'event-similar', points: 600, seconds: 600 },
  command: findSimilar,
})

/** What a pasted invitation or an ICS file says. */
export const readInvitationAction = action({
  name: 'events.read-invitation',
  access: 'staff',
  schema: readInvitationInput,
  limit: { name: 'event-invitation', points: 120, seconds: 600 },
  command: (actor, { text }) => readInvitationFor(actor, text),
})
