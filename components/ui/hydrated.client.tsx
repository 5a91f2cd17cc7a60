'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is hydrated: until then the browser itself would submit a form. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
