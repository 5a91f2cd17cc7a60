'use server'

import {
  beginImportInput,
  beginServerImportInput,
  failInput,
  publishInput,
  resumeInput,
  retryPicturesInput,
  sessionInput,
} from '#lib/schemas/imports.ts'
import { action } from '#server/platform/door/action.ts'
import { beginBrowserImport, beginServerImport } from './browser/begin.ts'
import { retryPictures } from './pictures/commands/retry-pictures.ts'
import { publishSession } from './publishing/commands/publish-session.ts'
import { failSession } from './sessions/commands/fail-session.ts'
import { resumeSession } from './sessions/commands/resume-session.ts'
import { stopSession } from './sessions/commands/stop-session.ts'
import { undoSession } from './sessions/commands/undo-session.ts'

const own = { access: 'master', limit: { name: 'import', points: 60, seconds: 600 } } as const

/** Begins an import of files that this browser reads. */
export const beginImportAction = action({
  name: 'import.begin',
  ...own,
  schema: beginImportInput,
  command: beginBrowserImport,
})

/** Begins an import of files that were sent to the server. */
export const beginServerImportAction = action({
  name: 'import.begin-server',
  ...own,
  schema: beginServerImportInput,
  command: beginServerImport,
})

/** Stops an import behind its last batch. */
export const stopImportAction = action({ name: 'import.stop', ...own, schema: sessionInput, command: stopSession })

/** Lets an import go on. */
export const resumeImportAction = action({
  name: 'import.resume',
  ...own,
  schema: resumeInput,
  command: (actor, { id, twin }) => resumeSession(actor, { id, twin }),
})

/** Marks an import as failed whose browser cannot read or send its file any further. It can go on later. */
export const failImportAction = action({
  name: 'import.fail',
  ...own,
  schema: failInput,
  command: (actor, { id, error }) => failSession(actor, { id, error }),
})

/** Takes a whole import back. */
export const undoImportAction = action({
  name: 'import.undo',
  ...own,
  schema: sessionInput,
  command: (actor, { id }) => undoSession(actor, { id }),
})

/** Publishes the drafts of an import that were public at their source, or stops that. */
export const publishImportAction = action({
  name: 'import.publish',
  ...own,
  schema: publishInput,
  command: (actor, { id, stop }) => publishSession(actor, { id, stop }),
})

/** Tries the pictures of an import again that could not be fetched, or one of them. */
export const retryPicturesAction = action({
  name: 'import.retry-pictures',
  ...own,
  schema: retryPicturesInput,
  command: (actor, { id, picture }) => retryPictures(actor, { sessionId: id, ...(picture && { id: picture }) }),
})
