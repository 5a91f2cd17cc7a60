import type { Handler } from './platform/jobs.ts'

/** Everything that the queue can do: the one list that the web process, the worker and the migration share. */
export const handlers: readonly Handler[] = []
