import { onTestFinished } from 'vitest'
import { paymentWorld } from './world.ts'

/** A world that ends with its test. */
export function givenWorld(begin?: Date) {
  const world = paymentWorld(begin)
  onTestFinished(world.stop)
  return world
}
