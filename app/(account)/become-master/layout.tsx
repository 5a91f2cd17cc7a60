import type { ReactNode } from 'react'
import { masterExists } from '#server/accounts/queries.ts'

/** Queries once before loading.tsx starts the answer, because a started answer has its status and cannot become 503 in an outage. */
export default async function FirstAccess({ children }: { children: ReactNode }) {
  await masterExists()
  return children
}
