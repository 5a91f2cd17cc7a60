'use client'

import { createContext, useContext, useEffect } from 'react'

/** What a part of the side panel may do with the tab that it stands in. */
export interface OwnTab {
  /** Sets the number beside the tab's name; nothing for 0. */
  setCount: (count: number) => void
  /** Shows the tab, on a narrow window in the sheet. Its elements take the focus afterwards. */
  open: () => void
  /** Closes the sheet, so that the text is seen; beside a wide window nothing covers it. */
  close: () => void
}

const Tab = createContext<OwnTab>({ setCount: () => {}, open: () => {}, close: () => {} })

export const OwnTabProvider = Tab.Provider

/** The tab of the side panel that the calling component stands in. Outside a side panel its functions do nothing. */
export const useOwnTab = (): OwnTab => useContext(Tab)

/** Shows a number beside the name of the tab that the calling component stands in. */
export function useTabCount(count: number): void {
  const { setCount } = useOwnTab()
  useEffect(() => {
    setCount(count)
    return () => setCount(0)
  }, [setCount, count])
}
