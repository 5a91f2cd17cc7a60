import type { ReactNode } from 'react'
import { masterExists } from '#server/accounts/queries.ts'

/** Reads once before loading.tsx begins the answer: under way it has a status, and an outage could no longer be said with 503. */
export default async function FirstAccess({ children }: { children: ReactNode }) {
  await masterExists()
  return children
}
