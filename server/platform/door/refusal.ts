import { isDomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import type { ActionError } from '#lib/outcome.ts'
import { log } from '../process/log.ts'

/** What a screen is told of an error that `name` met: a known one by its code and sentence; an unknown one is logged under an id that is shown. */
export function refusalOf(error: unknown, name: string | undefined): ActionError {
  if (isDomainError(error)) {
    return { code: error.code, message: messageFor(error), fields: error.fields }
  }
  const id = crypto.randomUUID().slice(0, 8)
  log().error({ err: error, action: name, errorId: id }, 'action failed')
  return { code: 'unexpected', message: `Algo deu errado do nosso lado. Código do erro: ${id}.`, fields: {}, id }
}
