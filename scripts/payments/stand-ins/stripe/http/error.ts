/** A refusal in the shape of Stripe's error object. */
export interface ErrorBody {
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error' | 'rate_limit_error'
  message: string
  code?: string
  param?: string
}

export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** Stripe's answer for an object that does not exist; `param` names the request's part, `id` when the path did. */
export const missing = (noun: string, id: string, param = 'id'): ApiError =>
  new ApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  })
