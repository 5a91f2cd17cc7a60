import type { Actor } from './actor.ts'
import { DomainError, type ErrorCode } from './errors.ts'

type Rule<Subject> = (actor: Actor, subject: Subject) => boolean

export interface Policy<Subject, Verb extends string> {
  can(actor: Actor, verb: Verb, subject: Subject): boolean
  /** Raises `refusal` (default: forbidden) when the actor may not. */
  assert(actor: Actor, verb: Verb, subject: Subject, refusal?: ErrorCode): void
  /** Every verb with its answer, so that a screen shows only what the actor may do. */
  abilities(actor: Actor, subject: Subject): Record<Verb, boolean>
}

/** Makes a policy from a table of verbs and their rules. */
export function definePolicy<Subject, Verb extends string>(rules: Record<Verb, Rule<Subject>>): Policy<Subject, Verb> {
  const verbs = Object.keys(rules) as Verb[]
  const can = (actor: Actor, verb: Verb, subject: Subject) => rules[verb](actor, subject)
  return {
    can,
    assert(actor, verb, subject, refusal = 'forbidden') {
      if (!can(actor, verb, subject)) throw new DomainError(refusal)
    },
    abilities: (actor, subject) =>
      Object.fromEntries(verbs.map(verb => [verb, can(actor, verb, subject)])) as Record<Verb, boolean>,
  }
}
