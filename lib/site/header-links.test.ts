import { expect, test } from 'vitest'
import { anonymous, type Role, type SignedIn } from '../actor.ts'
import { headerLinks, offersSubscription } from './header-links.ts'

const person = (roles: Role[], subscribed = false): SignedIn => ({ id: 'a', roles, subscribed })

test('“Assinar” is offered to everybody who does not read premium texts already', () => {
  for (const actor of [anonymous, person([]), person(['author'])]) expect(offersSubscription(actor)).toBe(true)
  for (const actor of [person([], true), person(['author'], true), person(['editor']), person(['master'])])
    expect(offersSubscription(actor)).toBe(false)
})

test('an author’s offer stands among the other links, since “Escrever” is the button', () => {
  const labels = (actor: SignedIn) => headerLinks(actor).places.map(({ label }) => label)
  expect(labels(person(['author']))).toContain('Assinar')
  expect(labels(person(['author'], true))).not.toContain('Assinar')
})
