'use client'

import { createContext, useContext, useEffect } from 'react'

/** Sets the number beside the name of a tab of the side panel. */
const SetCount = createContext<(count: number) => void>(() => {})

export const TabCountProvider = SetCount.Provider

/** Shows a number beside the name of the tab that the calling component stands in; nothing for 0, and nothing outside a side panel. */
export function useTabCount(count: number): void {
  const set = useContext(SetCount)
  useEffect(() => {
    set(count)
    return () => set(0)
  }, [set, count])
}
