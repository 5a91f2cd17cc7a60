'use server'

import { z } from 'zod'
import { noticeChoices } from '#lib/schemas/site/notices.ts'
import { action } from '#server/platform/door/action.ts'
import { archiveNotice, readAllNotices, readNotice } from './commands/read-notices.ts'
import { saveChoices } from './commands/save-choices.ts'

const noticeId = z.object({ id: z.uuid('Aviso inválido') })
const limit = { name: 'notifications-reading', points: 600, seconds: 600 }

export const readNoticeAction = action({
  name: 'notifications.read',
  access: 'signed_in',
  schema: noticeId,
  limit,
  command: readNotice,
})

export const readAllNoticesAction = action({
  name: 'notifications.read_all',
  access: 'signed_in',
  schema: z.object({ until: z.date('Data inválida') }),
  limit,
  command: readAllNotices,
})

/** Archives a notification: it leaves the list. */
export const archiveNoticeAction = action({
  name: 'notifications.archive',
  access: 'signed_in',
  schema: noticeId,
  limit,
  command: archiveNotice,
})

/** Saves which kinds of notifications a person gets, and the digest. */
export const saveChoicesAction = action({
  name: 'notifications.save-choices',
  access: 'staff',
  schema: noticeChoices,
  limit: { name: 'notifications-choices', points: 60, seconds: 600 },
  command: saveChoices,
})
