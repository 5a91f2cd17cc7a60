'use client'

import { useRef } from 'react'
import type { ActionError } from '#lib/outcome.ts'

/**
 * What a form started from, for the server to compare: a second person's save is told of instead of being overwritten. Whoever was told so and
 * saves again means it.
 */
export function useBasis<Fields>(initial: Fields) {
  const basis = useRef<Fields | null>(initial)
  return {
    from: () => basis.current,
    saved(fields: Fields): void {
      basis.current = fields
    },
    refused({ code }: ActionError): void {
      if (code === 'setting_changed_meanwhile') basis.current = null
    },
  }
}
