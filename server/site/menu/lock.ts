import type { Tx } from '#server/platform/db/db.ts'

/** Lets one change of the secondary menu happen at a time, so that order and number hold. Readers do not wait. */
export const lockMenuItems = (tx: Tx) => tx.$executeRaw`LOCK TABLE secondary_menu_items IN SHARE ROW EXCLUSIVE MODE`
