import { db, Prisma } from '#server/platform/db/db.ts'

/** Takes a table away for as long as something is done: what a part of a page is made from is gone, as after a failed migration. */
export async function without(table: string, act: () => Promise<void>): Promise<void> {
  const name = Prisma.raw(`"${table}"`)
  const away = Prisma.raw(`"${table}_away"`)
  await db().$executeRaw`ALTER TABLE ${name} RENAME TO ${away}`
  try {
    await act()
  } finally {
    await db().$executeRaw`ALTER TABLE ${away} RENAME TO ${name}`
  }
}
