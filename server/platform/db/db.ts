import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { Prisma, PrismaClient } from '#prisma/generated/client.ts'
import { singleton } from '../process/singleton.ts'
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

/**
 * Further statements are planned each time: Prisma makes another text for every length of a list, and each connection stores all
 * names.
 */
const MOST_NAMES = 400

/**
 * Gives each statement's text a name, by which a connection parses it once and PostgreSQL may plan it once. That halves the time
 * of reader pages. The first four hundred texts of a process are the frequent ones; later ones get no name ('').
 */
export function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= MOST_NAMES) return ''
    const name = `p${createHash('sha256').update(sql).digest('base64url').slice(0, 22)}`
    names.set(sql, name)
    return name
  }
}
