import type { Tx } from '#server/platform/db/db.ts'
import { editionMail } from './edition-mail.ts'

/** The number of an edition's mails that mail servers took. */
export const countSent = (tx: Tx, id: string): Promise<number> =>
  tx.mailDelivery.count({ where: { kind: editionMail.name, ref: id, state: 'sent' } })
