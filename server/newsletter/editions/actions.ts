'use server'

import { z } from 'zod'
import {
  archiveEditionInput,
  editionInput,
  editionVersionInput,
  saveEditionInput,
  scheduleEditionInput,
} from '#lib/schemas/newsletter/edition.ts'
import { typedWords } from '#lib/schemas/search.ts'
import { action } from '#server/platform/door/action.ts'
import { archiveEdition } from './commands/archive-edition.ts'
import { copyEdition, createEdition } from './commands/create-edition.ts'
import { removeEdition } from './commands/remove-edition.ts'
import { saveEdition } from './commands/save-edition.ts'
import { scheduleEdition, unscheduleEdition } from './commands/schedule-edition.ts'
import { sendEdition } from './commands/send-edition.ts'
import { sendTest } from './commands/send-test.ts'
import { checkEdition } from './queries/check.ts'
import { loadEdition, searchEditionEvents } from './queries/composing.ts'

const composing = { name: 'newsletter-composing', points: 900, seconds: 600 }
const sending = { name: 'newsletter-sending', points: 60, seconds: 600 }

export const createEditionAction = action({
  name: 'newsletter.edition-create',
  access: 'master',
  schema: z.object({}),
  limit: sending,
  command: createEdition,
})

export const copyEditionAction = action({
  name: 'newsletter.edition-copy',
  access: 'master',
  schema: editionInput,
  limit: sending,
  command: copyEdition,
})

export const saveEditionAction = action({
  name: 'newsletter.edition-save',
  access: 'master',
  schema: saveEditionInput,
  limit: composing,
  command: saveEdition,
})

/** The saved words of an edition, for a conflict. */
export const loadEditionAction = action({
  name: 'newsletter.edition-load',
  access: 'master',
  schema: editionInput,
  limit: composing,
  command: loadEdition,
})

export const removeEditionAction = action({
  name: 'newsletter.edition-remove',
  access: 'master',
  schema: editionInput,
  limit: sending,
  command: removeEdition,
})

export const checkEditionAction = action({
  name: 'newsletter.edition-check',
  access: 'master',
  schema: editionInput,
  limit: composing,
  command: checkEdition,
})

export const testEditionAction = action({
  name: 'newsletter.edition-test',
  access: 'master',
  schema: editionInput,
  limit: { name: 'newsletter-test', points: 10, seconds: 600 },
  command: sendTest,
})

export const scheduleEditionAction = action({
  name: 'newsletter.edition-schedule',
  access: 'master',
  schema: scheduleEditionInput,
  limit: sending,
  command: scheduleEdition,
})

export const unscheduleEditionAction = action({
  name: 'newsletter.edition-unschedule',
  access: 'master',
  schema: editionVersionInput,
  limit: sending,
  command: unscheduleEdition,
})

export const sendEditionAction = action({
  name: 'newsletter.edition-send',
  access: 'master',
  schema: editionVersionInput,
  limit: sending,
  command: sendEdition,
})

/** Shows an edition in the archive, or takes it out. */
export const archiveEditionAction = action({
  name: 'newsletter.edition-archive',
  access: 'master',
  schema: archiveEditionInput,
  limit: sending,
  command: archiveEdition,
})

/** Events by words of their titles, for an edition's blocks. */
export const searchEditionEventsAction = action({
  name: 'newsletter.edition-events',
  access: 'master',
  schema: typedWords,
  limit: composing,
  command: (actor, { typed }) => searchEditionEvents(actor, { typed }),
})
