'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts have taken over the page: until then a form would be sent by the browser itself. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
