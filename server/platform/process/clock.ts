import { singleton } from './singleton.ts'

const clock = () => singleton('clock', () => ({ now: () => new Date() }))

/** The present moment. All code that depends on the time reads it here, so that tests can set it. */
export const now = () => clock().now()

/** Replaces the clock until the returned function is called. For tests. */
export function setClock(read: () => Date): () => void {
  const held = clock()
  const before = held.now
  held.now = read
  return () => {
    held.now = before
  }
}
