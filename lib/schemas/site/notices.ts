import { z } from 'zod'
import { notificationTypes } from '../../notifications.ts'

/** A person's choices about notifications: the kinds to show, and whether a digest is sent. */
export const noticeChoices = z.object({
  shown: z.array(z.enum(notificationTypes, 'Aviso desconhecido')).max(notificationTypes.length, 'Avisos demais'),
  digest: z.boolean('Escolha inválida'),
})

export type NoticeChoicesInput = z.input<typeof noticeChoices>
