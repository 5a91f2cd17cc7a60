'use server'

import { z } from 'zod'
import { action } from '#server/platform/door/action.ts'
import { readNotification } from './commands/read-notification.ts'

/** Marks a notification as read. */
export const readNotificationAction = action({
  name: 'notifications.read',
  access: 'signed_in',
  schema: z.object({ id: z.uuid('Aviso inválido') }),
  limit: { name: 'notifications-reading', points: 600, seconds: 600 },
  command: readNotification,
})
