import type { Actor } from '#lib/actor.ts'
import { now as clock } from './clock.ts'
import { db, type Tx } from './db.ts'

export interface CommandContext {
  readonly tx: Tx
  readonly actor: Actor
  /** One instant for everything the command writes. */
  readonly now: Date
}

export interface Command<Input, Output> {
  (actor: Actor, input: Input): Promise<Output>
  /** Runs inside another command's transaction, as its actor and at its instant. */
  within(context: CommandContext, input: Input): Promise<Output>
}

/** Makes a use case: one transaction, one actor, one instant. What the use case raises rolls everything back, queued jobs included. */
export function command<Input, Output>(
  run: (context: CommandContext, input: Input) => Promise<Output>,
): Command<Input, Output> {
  const execute = (actor: Actor, input: Input) =>
    db().$transaction(tx => run({ tx, actor, now: clock() }, input)) as Promise<Output>
  return Object.assign(execute, { within: run })
}
