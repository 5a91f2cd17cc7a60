'use client'

import { useEffect } from 'react'
import { keepFocus } from './keep-focus.ts'

/** Sees to it that who works by keyboard does not lose their place. */
export function FocusKeeper() {
  useEffect(() => keepFocus(), [])
  return null
}
