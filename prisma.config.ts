import { defineConfig } from 'prisma/config'
import { assembleMigrations } from './prisma/sql/assemble.ts'

assembleMigrations()

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // Generating the client needs no database, so the variable may be missing.
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
