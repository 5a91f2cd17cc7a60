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

const mostAttempts = 3

/**
 * Makes a command: one transaction, one actor, one time. An error rolls everything back, queued jobs included.
 * Locks are taken in one order: the article's row, its places, the cities that count them, the words of the search. When two
 * commands still deadlock, PostgreSQL ends one of them (40P01 or 40001), and it runs again from its beginning, at most three
 * times in all. Work outside the transaction, such as writing a picture's files, must be repeatable. A deadlock that repeats is
 * raised and logged.
 */
export function command<Input, Output>(
  run: (context: CommandContext, input: Input) => Promise<Output>,
): Command<Input, Output> {
  const once = (actor: Actor, input: Input) =>
    db().$transaction(tx => run({ tx, actor, now: clock() }, input)) as Promise<Output>
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

/** Prisma's code for PostgreSQL's 40P01 and 40001. */
const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'P2034'
