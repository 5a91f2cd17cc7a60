import { db, Prisma } from '#server/platform/db/db.ts'

/** Makes a table unavailable while `act` runs, as after a failed migration. */
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
