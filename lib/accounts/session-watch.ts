/** The answer of `/api/session`: what the screen of a signed-in person depends on. */
export interface SessionState {
  signedIn: boolean
  /** Changes with the roles and the subscription. */
  rights: string
}

/** Milliseconds between two readings of a session that can be read (SES-6). */
export const watchMs = 60_000
const firstWaitMs = 200
const longestWaitMs = 30_000

/** Milliseconds to wait before the next reading, after some failures in a row: from 200 ms doubling, half a minute at most. */
export const waitAfter = (failures: number): number =>
  failures === 0 ? watchMs : Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs)
