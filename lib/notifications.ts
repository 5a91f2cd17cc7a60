/** The kinds of notifications (NOTE-2). New features add more. */
export const notificationTypes = [
  'PUBLISH_SUCCESS',
  'SUBMITTED',
  'WITHDRAWN',
  'SCHEDULED',
  'SCHEDULE_FAILED',
  'REVIEW_APPROVED',
  'REVIEW_CHANGES',
  'REVIEW_REJECTED',
  'DELETED',
  'MENTION',
  'SUPPORT_MESSAGE',
  'PAYMENT_PROBLEM',
] as const
export type NotificationType = (typeof notificationTypes)[number]
