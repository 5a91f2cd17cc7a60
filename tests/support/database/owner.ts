import { inject } from 'vitest'
import { ask } from '#tests/support/data-folder.ts'
import { withDatabase } from './template-database.ts'

/** The owner's address of this file's database: tests run as the application, which owns nothing. */
export const ownerUrl = (): string =>
  withDatabase(inject('serverUrl'), new URL(process.env.DATABASE_URL ?? '').pathname.slice(1))

/** Runs statements that only the owner of the tables may, such as a trigger that stands for a fault. */
export const asOwner = (sql: string) => ask(ownerUrl(), sql)
