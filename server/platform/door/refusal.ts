import { DomainError, isDomainError } from '#lib/errors.ts'
import { messageFor, unexpectedSentence } from '#lib/messages.ts'
import type { ActionError } from '#lib/outcome.ts'
import { isUnfit, outageOf } from '../db/outage.ts'
import { log } from '../process/log.ts'

/** An error of a database that is away or out of disk, as the known error with its sentence; every other error as it is. */
export function withOutage(error: unknown): unknown {
  const code = isDomainError(error) ? null : outageOf(error)
  return code ? new DomainError(code, { cause: error }) : error
}

/** An outage, and a value that fits no column (`invalid`, the sender's mistake), as the known error with its sentence; every other error as it is. */
export function atDoor(error: unknown): unknown {
  const known = withOutage(error)
  return isDomainError(known) || !isUnfit(known) ? known : new DomainError('invalid', { cause: known })
}

/**
 * An error as a screen shows it: a known one by its code and sentence, an unknown one by an id under which it is logged. `name`
 * is the action or route, for the log.
 */
export function refusalOf(raised: unknown, name: string | undefined): ActionError {
  const error = atDoor(raised)
  if (isDomainError(error)) {
    if (error !== raised)
      log().error({ err: raised, action: name }, `an action met an error that is answered as ${error.code}`)
    return { code: error.code, message: messageFor(error), fields: error.fields }
  }
  const id = crypto.randomUUID().slice(0, 8)
  log().error({ err: error, action: name, errorId: id }, 'action failed')
  return { code: 'unexpected', message: unexpectedSentence(id), fields: {}, id }
}
