import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import type { PrismaClient } from '#prisma/generated/client.ts'
import type { getPrismaClientClass } from '#prisma/generated/internal/class.ts'
import * as Prisma from '#prisma/generated/internal/prismaNamespace.ts'
import { singleton } from '../process/singleton.ts'
import { statementNames } from './prepared.ts'
import { CONNECT_MS, steadyPool } from './steady-client.ts'

export { Prisma }
/** A transaction's client, for commands. */
export type Tx = Prisma.TransactionClient

const poolSize = 10

/**
 * The generated class, loaded by Node itself. Next would put its megabyte of schema into the bundles of the pages, of the middleware and of
 * the instrumentation, and each copy would be read into memory.
 */
function clientClass(): ReturnType<typeof getPrismaClientClass> {
  const load = createRequire(join(process.cwd(), 'package.json'))
  const generated: { getPrismaClientClass: typeof getPrismaClientClass } = load('#prisma/generated/internal/class.ts')
  return generated.getPrismaClientClass()
}

function connect(): PrismaClient {
  const connectionString = process.env.DATABASE_URL
  if (!connectionString) throw new Error('DATABASE_URL is not set')
  const adapter = new PrismaPg(steadyPool(connectionString, poolSize), { statementNameGenerator: statementNames() })
  return new (clientClass())({ adapter, transactionOptions: { maxWait: CONNECT_MS, timeout: 10_000 } })
}

/** The process's one pool, made at first use so that a build needs no database. */
export const db = () => singleton('db', connect)

/** Whether an error is PostgreSQL's unique violation, of `constraint` when it is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'P2002') return false
  return constraint === undefined || JSON.stringify('meta' in error ? error.meta : '').includes(constraint)
}
