'use client'

import type { OnChangeFn, VisibilityState } from '@tanstack/react-table'
import { useMemo, useSyncExternalStore } from 'react'
import type { ListDefinition } from '#lib/list/list.ts'

const changed = 'list-columns'

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage, the list shows its default columns.
  }
  window.dispatchEvent(new Event(changed))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** The visible columns of a list, kept in this browser's storage, and the function that changes them. */
export function useHiddenColumns(list: ListDefinition): [VisibilityState, OnChangeFn<VisibilityState>] {
  const key = `colunas:${list.id}`
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
  const shown = useMemo(() => {
    const hidden = kept?.split(' ') ?? list.columns.filter(column => column.hidden).map(({ id }) => id)
    return Object.fromEntries(list.columns.map(({ id, always }) => [id, always === true || !hidden.includes(id)]))
  }, [kept, list.columns])
  const change: OnChangeFn<VisibilityState> = update => {
    const next = typeof update === 'function' ? update(shown) : update
    write(
      key,
      Object.keys(next)
        .filter(id => !next[id])
        .join(' '),
    )
  }
  return [shown, change]
}
