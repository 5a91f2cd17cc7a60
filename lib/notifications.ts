/** What the house tells somebody about (editorial §3, notification); more kinds come with more features. */
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
] as const
export type NotificationType = (typeof notificationTypes)[number]
