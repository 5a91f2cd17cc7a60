/** How much of a processor some work takes, in milliseconds: what else the machine does at the time hardly counts. */
export function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
