import { PrismaPg } from '@prisma/adapter-pg'
import { Prisma, PrismaClient } from '#prisma/generated/client.ts'
import { singleton } from '../process/singleton.ts'
import { statementNames } from './prepared.ts'
import { CONNECT_MS, steadyPool } from './steady-client.ts'

export { Prisma }
/** A transaction's client, for commands. */
export type Tx = Prisma.TransactionClient

const poolSize = 10

function connect(): PrismaClient {
  const connectionString = process.env.DATABASE_URL
  if (!connectionString) throw new Error('DATABASE_URL is not set')
  const adapter = new PrismaPg(steadyPool(connectionString, poolSize), { statementNameGenerator: statementNames() })
  return new PrismaClient({ adapter, transactionOptions: { maxWait: CONNECT_MS, timeout: 10_000 } })
}

/** The process's one pool, made at first use so that a build needs no database. */
export const db = () => singleton('db', connect)

/** Whether an error is PostgreSQL's unique violation, of `constraint` when it is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'P2002') return false
  return constraint === undefined || JSON.stringify('meta' in error ? error.meta : '').includes(constraint)
}
