'use client'

import { useRouter } from 'next/navigation'
import { createContext, useContext } from 'react'

const Refresh = createContext<(() => void) | null>(null)

/**
 * Gives the parts of a screen their own way to load the screen's data again. For a screen that shows another address than it was opened at: the
 * router would replace it.
 */
export const ScreenRefreshProvider = Refresh.Provider

/** Loads the screen's data again: the way that the screen gives, else the router's. */
export function useScreenRefresh(): () => void {
  const router = useRouter()
  return useContext(Refresh) ?? router.refresh
}
