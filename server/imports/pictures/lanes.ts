export interface LaneLimits {
  /** The most items that run at once. */
  atOnce: number
  /** The most items of one lane that run at once. */
  each: number
}

/** Runs a task for each item, with a limit for all and for each lane. Ends when all have ended; raises the first error then. */
export async function inLanes<Item>(
  items: readonly Item[],
  laneOf: (item: Item) => string,
  { atOnce, each }: LaneLimits,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const running = new Map<string, number>()
  const errors: unknown[] = []
  const work = async (): Promise<void> => {
    for (;;) {
      const at = waiting.findIndex(item => (running.get(laneOf(item)) ?? 0) < each)
      const [item] = at < 0 ? [] : waiting.splice(at, 1)
      // What is left belongs to lanes that are full: their own workers take it.
      if (item === undefined) return
      const lane = laneOf(item)
      running.set(lane, (running.get(lane) ?? 0) + 1)
      await run(item).catch(error => errors.push(error))
      running.set(lane, (running.get(lane) ?? 1) - 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (errors.length > 0) throw errors[0]
}
