/** The kind of an error code. It decides the HTTP status and the log level. */
export type ErrorKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'invalid'
  | 'too_large'
  | 'conflict'
  | 'payment_required'
  | 'rate_limited'
  | 'unavailable'

/** The HTTP status of each kind. */
export const httpStatus: Record<ErrorKind, number> = {
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  invalid: 422,
  too_large: 413,
  conflict: 409,
  payment_required: 402,
  rate_limited: 429,
  unavailable: 503,
}

/** The catalogue: every error that the product answers with. The compiler requires a sentence for each in `lib/messages.ts`. */
export const errorKinds = {
  signed_out: 'unauthenticated',
  wrong_credentials: 'unauthenticated',
  proof_needed: 'forbidden',
  wrong_proof: 'invalid',
  factor_needed: 'forbidden',
  key_refused: 'invalid',
  key_registered: 'conflict',
  last_factor: 'conflict',
  forbidden: 'forbidden',
  not_found: 'not_found',
  invalid: 'invalid',
  body_too_large: 'too_large',
  too_many_attempts: 'rate_limited',
  unavailable: 'unavailable',

  provider_unavailable: 'unavailable',
  provider_refused: 'unavailable',
  checkout_failed: 'unavailable',
  portal_failed: 'unavailable',
  already_subscribed: 'conflict',
  no_subscription: 'not_found',
  refund_over: 'conflict',
  plan_not_offered: 'conflict',
  keys_from_environment: 'conflict',

  ceremony_over: 'conflict',
  identity_cancelled: 'conflict',
  identity_refused: 'forbidden',
  identity_unverified: 'forbidden',
  identity_known_email: 'conflict',
  identity_unknown: 'forbidden',
  identity_taken: 'conflict',
  identity_unavailable: 'unavailable',
  last_way_in: 'conflict',
  phone_taken: 'conflict',

  master_exists: 'conflict',
  wrong_setup_code: 'forbidden',
  last_master: 'conflict',
  privacy_request_open: 'conflict',
  privacy_request_closed: 'conflict',
  too_many_corrections: 'conflict',
  own_suspension: 'conflict',
  account_suspended: 'forbidden',
  code_wrong: 'invalid',
  code_over: 'conflict',
  link_over: 'conflict',
  sign_in_to_confirm: 'forbidden',
  address_taken: 'conflict',
  invitation_over: 'conflict',
  invitation_needs_sign_in: 'conflict',
  invitation_for_another: 'forbidden',
  byline_has_account: 'conflict',

  article_not_found: 'not_found',
  article_forbidden: 'forbidden',
  article_create_forbidden: 'forbidden',
  version_not_found: 'not_found',
  changed_meanwhile: 'conflict',
  published_meanwhile: 'conflict',
  not_autosaved: 'conflict',
  another_account: 'forbidden',
  created_then_deleted: 'conflict',
  slug_like_uuid: 'invalid',
  slug_exhausted: 'invalid',
  unknown_city: 'invalid',
  unknown_signer: 'invalid',
  not_a_draft: 'conflict',
  not_in_review: 'conflict',
  own_review: 'forbidden',
  revision_not_found: 'not_found',
  revision_unchanged: 'conflict',
  revision_conflicts: 'conflict',
  review_claimed: 'conflict',
  review_taken: 'conflict',
  checklist_incomplete: 'invalid',
  already_in_status: 'conflict',
  missing_cover_alt: 'invalid',
  missing_cover_credit: 'invalid',
  missing_picture_alt: 'invalid',
  not_deleted: 'conflict',
  already_so: 'conflict',
  too_many_tags: 'invalid',
  changed_since_bulk: 'conflict',
  undo_expired: 'not_found',
  not_published: 'conflict',
  pin_moment: 'invalid',
  scheduled_meanwhile: 'conflict',
  schedule_moment: 'invalid',
  unpublish_moment: 'invalid',
  schedule_order: 'invalid',
  schedule_published: 'conflict',
  under_embargo: 'conflict',
  too_many_previews: 'conflict',
  correction_withdrawn: 'conflict',
  report_closed: 'conflict',
  reports_off: 'forbidden',
  report_open: 'conflict',
  page_changed_meanwhile: 'conflict',

  import_not_running: 'conflict',
  import_gap: 'conflict',
  import_over: 'conflict',
  import_of_browser: 'conflict',
  import_file_gone: 'conflict',

  setting_changed_meanwhile: 'conflict',

  share_not_set_up: 'conflict',
  share_month_closed: 'conflict',
  share_month_order: 'conflict',
  share_month_open: 'conflict',
  share_changed: 'conflict',
  share_nothing_owed: 'conflict',
  share_paid_already: 'conflict',

  google_not_set_up: 'not_found',
  google_key_refused: 'unavailable',
  google_no_permission: 'unavailable',
  google_not_found: 'unavailable',
  google_quota: 'unavailable',
  google_unavailable: 'unavailable',

  banner_not_found: 'not_found',

  too_many_messages: 'rate_limited',
  message_not_found: 'not_found',
  message_answered: 'conflict',
  message_waiting: 'conflict',

  subscriber_exists: 'conflict',
  subscription_not_found: 'not_found',
  edition_not_found: 'not_found',
  edition_changed_meanwhile: 'conflict',
  edition_closed: 'conflict',
  edition_scheduled: 'conflict',
  edition_not_ready: 'invalid',
  edition_moment: 'invalid',
  not_subscribed: 'conflict',
  edition_moved_on: 'conflict',
  edition_empty: 'conflict',
  edition_without_recipients: 'conflict',

  already_writes: 'conflict',
  application_not_found: 'not_found',
  application_decided: 'conflict',
  resume_not_pdf: 'invalid',
  resume_too_large: 'too_large',

  menu_item_not_found: 'not_found',
  card_not_found: 'not_found',
  list_full: 'conflict',

  idea_not_found: 'not_found',
  idea_forbidden: 'forbidden',
  idea_changed_meanwhile: 'conflict',

  event_not_found: 'not_found',
  event_creation_forbidden: 'forbidden',
  event_forbidden: 'forbidden',
  event_deletion_forbidden: 'forbidden',
  event_changed_meanwhile: 'conflict',
  submission_closed: 'conflict',
  unknown_assignee: 'invalid',
  comment_not_found: 'not_found',
  comment_forbidden: 'forbidden',
  comment_too_old: 'forbidden',

  meter_used_up: 'forbidden',
  gifts_used_up: 'forbidden',
  gifts_for_subscribers: 'forbidden',
  gift_taken: 'forbidden',
  gift_ended: 'not_found',

  analysis_insufficient: 'invalid',
  analysis_failed: 'unavailable',

  import_empty: 'invalid',
  import_file_empty: 'invalid',
  import_columns_missing: 'invalid',
  import_column_twice: 'invalid',
  import_header_too_long: 'invalid',
  import_row_too_long: 'invalid',
  import_quote_open: 'invalid',
  import_packed: 'invalid',
  import_not_text: 'invalid',
  import_utf16: 'invalid',
  import_not_wxr: 'invalid',
  import_broken_xml: 'invalid',
  import_not_ghost: 'invalid',
  import_broken_json: 'invalid',
  import_cut_off: 'invalid',

  upload_not_an_image: 'invalid',
  upload_too_large: 'too_large',
  upload_too_many_pixels: 'invalid',
  upload_failed: 'unavailable',
  disk_full: 'unavailable',
} as const satisfies Record<string, ErrorKind>

export type ErrorCode = keyof typeof errorKinds
export type ErrorParams = Readonly<Record<string, string | number>>
/** Messages by field name, for a form. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * An expected error. It has three readers: a person reads the sentence of its code, the calling code reads the code, the operator
 * reads the cause in the log.
 */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams
  readonly fields: FieldErrors

  constructor(code: ErrorCode, options: { params?: ErrorParams; fields?: FieldErrors; cause?: unknown } = {}) {
    super(code, { cause: options.cause })
    this.name = 'DomainError'
    this.code = code
    this.params = options.params ?? {}
    this.fields = options.fields ?? {}
  }

  get kind(): ErrorKind {
    return errorKinds[this.code]
  }
}

/** Whether a value is a DomainError, by its shape: the server's bundle and plain Node each load this module, so `instanceof` can be wrong. */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && error.name === 'DomainError' && 'code' in error
}
