/** An error in the form that the API answers with. */
export class ApiError extends Error {
  readonly status: number
  readonly body: { message: string; error: string; status: number; cause: { code: string; description: string }[] }

  constructor(status: number, message: string, code = 'invalid') {
    super(message)
    this.status = status
    const names: Record<number, string> = { 400: 'bad_request', 401: 'unauthorized', 404: 'not_found', 409: 'conflict' }
    this.body = { message, error: names[status] ?? 'internal_error', status, cause: [{ code, description: message }] }
  }
}
