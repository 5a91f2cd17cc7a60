/**
 * An error that the operator must repair: a setting, a full disk, a port in use. The message is one or more Portuguese sentences
 * for the console, shown without a stack; the cause may help.
 */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'OperatorError'
  }
}
