/**
 * Something the person who runs the house must put right: a setting, a full disk, a taken port. The message is one or more whole
 * Portuguese sentences for the console; no stack helps them, the cause may.
 */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'OperatorError'
  }
}
