import type { Actor } from '#lib/actor.ts'
import { db, type Tx } from '../db/db.ts'
import { now as clock } from '../process/clock.ts'

export interface CommandContext {
  readonly tx: Tx
  readonly actor: Actor
  /** The one time that everything in the command uses. */
  readonly now: Date
}

export interface Command<Input, Output> {
  (actor: Actor, input: Input): Promise<Output>
  /** Runs inside another command's transaction, with its actor and time. */
  within(context: CommandContext, input: Input): Promise<Output>
}

interface CommandOptions {
  /** Milliseconds that the transaction may last, for one over very many rows. Ten seconds by default. */
  timeout?: number
}

const mostAttempts = 3

/**
 * Makes a command: one transaction, one actor, one time. An error rolls everything back, queued jobs included
 * (decision 0010).
 * Locks are taken in one order: the article's row, its locations, the rows of the cities that count their articles, the rows of search words. When two
 * commands still deadlock, PostgreSQL ends one of them (40P01 or 40001), and it runs again from its beginning, at most three
 * times in all. Work outside the transaction, such as writing a picture's files, must be repeatable. A deadlock that repeats is
 * raised and logged.
 */
export function command<Input, Output>(
  run: (context: CommandContext, input: Input) => Promise<Output>,
  { timeout }: CommandOptions = {},
): Command<Input, Output> {
  const once = (actor: Actor, input: Input) =>
    db().$transaction(tx => run({ tx, actor, now: clock() }, input), { timeout }) as Promise<Output>
  const execute = async (actor: Actor, input: Input) => {
    for (let left = mostAttempts - 1; ; left--) {
      try {
        return await once(actor, input)
      } catch (error) {
        if (left === 0 || !isDeadlock(error)) throw error
      }
    }
  }
  return Object.assign(execute, { within: run })
}

/** PostgreSQL's codes for a deadlock and a serialization failure. */
const conflictCodes = ['40P01', '40001']

/**
 * Whether PostgreSQL ended a transaction because of another one. Prisma reports it in three forms: P2034 for a call of a model, P2010 with the
 * driver's error inside for raw SQL, and the driver's error itself for a COMMIT.
 */
function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, meta } = error as Error & { code?: unknown; meta?: { driverAdapterError?: unknown } }
  return (
    code === 'P2034' || isConflict(error.cause) || isConflict((meta?.driverAdapterError as Error | undefined)?.cause)
  )
}

const isConflict = (cause: unknown): boolean =>
  typeof cause === 'object' &&
  cause !== null &&
  (('kind' in cause && cause.kind === 'TransactionWriteConflict') ||
    ('originalCode' in cause && conflictCodes.includes(String(cause.originalCode))))
