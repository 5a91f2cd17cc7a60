import type { Tx } from '#server/platform/db/db.ts'

/** Lets one change of the section cards happen at a time, so that order and number hold. Readers do not wait. */
export const lockCards = (tx: Tx) => tx.$executeRaw`LOCK TABLE section_cards IN SHARE ROW EXCLUSIVE MODE`
