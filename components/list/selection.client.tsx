'use client'

import { createContext, use } from 'react'

/** The selected rows of a list, for its bar. */
export interface ListSelection {
  ids: readonly string[]
  clear: () => void
  /** Whether all rows of the page are selected. */
  isWholePage: boolean
  /** The number of rows on all pages, as a text for the screen; null when the list could not be read. */
  total: string | null
  /** Whether other pages have more rows. */
  hasMore: boolean
}

export const SelectionContext = createContext<ListSelection | null>(null)

export function useListSelection(): ListSelection {
  const selection = use(SelectionContext)
  if (!selection) throw new Error('A bar of a list stands outside of it')
  return selection
}
