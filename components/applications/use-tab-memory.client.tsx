'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

/** This tab's storage. A browser that forbids it raises an error on access: then nothing is kept. */
function shelf(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

interface Memory {
  /** Whether the form's text came back from before a reload. */
  isBack: boolean
  forget(): void
}

/**
 * Keeps a form's texts in this tab, and nowhere else, until they are sent or the tab is closed: for forms with personal data (decision 0041).
 * Only texts and ticks with the types of the blank form come back.
 */
export function useTabMemory<Fields extends FieldValues, Output>(
  key: string,
  form: Pick<UseFormReturn<Fields, unknown, Output>, 'getValues' | 'setValue' | 'subscribe'>,
): Memory {
  const [isBack, setBack] = useState(false)
  const restore = useEffectEvent(() => {
    const kept = read(key)
    let found = false
    for (const [name, blank] of Object.entries(form.getValues())) {
      const value = kept[name]
      if (typeof value !== typeof blank || value === blank) continue
      form.setValue(name as FieldPath<Fields>, value as FieldPathValue<Fields, FieldPath<Fields>>, {
        shouldDirty: true,
      })
      found = true
    }
    setBack(found)
  })
  useEffect(() => {
    restore()
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => write(key, values) })
  }, [key, form])
  return {
    isBack,
    forget() {
      shelf()?.removeItem(key)
      setBack(false)
    },
  }
}

function read(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(shelf()?.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function write(key: string, values: object): void {
  try {
    shelf()?.setItem(key, JSON.stringify(values))
  } catch {}
}
