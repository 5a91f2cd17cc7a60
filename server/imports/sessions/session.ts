/** The states of an import session. */
export type ImportStatus = 'waiting' | 'running' | 'stopped' | 'completed' | 'failed' | 'undoing' | 'undone'

/** Days in which an import can be undone. */
export const undoDays = 30
const dayMs = 24 * 60 * 60 * 1000

/** Milliseconds of silence after which a server import counts as interrupted and another process continues it. */
export const silentMs = 30_000

/** Seconds after which an import, an undo or a publication is ended: a site of 50,000 posts with its pictures takes two hours. It can go on. */
export const longestSeconds = 6 * 60 * 60

/** Posts of a batch that the server reads, and of one that a browser sends. On a busy machine the words of 250 public posts took longer than two seconds. */
export const serverBatch = 125
export const browserBatch = 100

/** Characters of text after which a batch of the server ends earlier: it bounds the memory. 125 usual posts have a million. */
export const serverBatchText = 4_000_000

interface SessionState {
  status: ImportStatus
  createdAt: Date
}

/** Whether a batch may be written. */
export const isOpen = ({ status }: Pick<SessionState, 'status'>) => status === 'running'

/** Whether the session can be stopped. */
export const canStop = ({ status }: Pick<SessionState, 'status'>) => status === 'waiting' || status === 'running'

/** Whether the session can go on: it was stopped, failed, or runs in silence. */
export const canResume = ({ status }: Pick<SessionState, 'status'>) =>
  status === 'stopped' || status === 'failed' || status === 'running' || status === 'waiting'

/** Whether nothing works on the session's records now. */
export const isSettled = ({ status }: Pick<SessionState, 'status'>) =>
  status === 'completed' || status === 'stopped' || status === 'failed'

/** Whether the session can be undone: it does not run and began at most 30 days ago. */
export const canUndo = ({ status, createdAt }: SessionState, now: Date) =>
  isSettled({ status }) && now.getTime() - createdAt.getTime() <= undoDays * dayMs

/** Whether the session's files are kept: it runs, or it can still be continued or undone. */
export const needsFiles = ({ status, createdAt }: SessionState, now: Date) =>
  status === 'waiting' ||
  status === 'running' ||
  status === 'undoing' ||
  (status !== 'undone' && now.getTime() - createdAt.getTime() <= undoDays * dayMs)
