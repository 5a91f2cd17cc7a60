'use client'

import { useRef } from 'react'
import type { ActionError } from '#lib/outcome.ts'

/**
 * The values that a form started from, which the server compares with the stored ones: a save over another person's change is refused. After such
 * a refusal the basis is null, so that a second save overwrites.
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
