import { singleton } from './singleton.ts'

const clock = () => singleton('clock', () => ({ now: () => new Date() }))

/** The present moment. Everything that decides by time asks here, so that a test can fix it. */
export const now = () => clock().now()

/** Stops or moves the clock until the returned function is called. For tests. */
export function setClock(read: () => Date): () => void {
  const held = clock()
  const before = held.now
  held.now = read
  return () => {
    held.now = before
  }
}
