import { isDomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import type { ActionError } from '#lib/outcome.ts'
import { log } from '../process/log.ts'

/**
 * An error as a screen shows it: a known one by its code and sentence, an unknown one by an id under which it is logged. `name`
 * is the action or route, for the log.
 */
export function refusalOf(error: unknown, name: string | undefined): ActionError {
  if (isDomainError(error)) {
    return { code: error.code, message: messageFor(error), fields: error.fields }
  }
  const id = crypto.randomUUID().slice(0, 8)
  log().error({ err: error, action: name, errorId: id }, 'action failed')
  return { code: 'unexpected', message: `Algo deu errado do nosso lado. Código do erro: ${id}.`, fields: {}, id }
}
