'use client'

import { useEffect } from 'react'
import { keepFocus } from './keep-focus.ts'

/** Keeps the focus of people who work by keyboard; see `keepFocus`. */
export function FocusKeeper() {
  useEffect(() => keepFocus(), [])
  return null
}
