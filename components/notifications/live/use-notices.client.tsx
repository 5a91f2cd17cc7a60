'use client'

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { NoticeBatch } from '#lib/notifications.ts'
import { keepInformed } from './notice-feed.ts'
import { firstState, type NoticeState, withBatch, withReading } from './notice-state.ts'

/** The state of this tab: the bell and a list on the same screen show the same. Set in the browser alone. */
let state: NoticeState | null = null
let owner = ''
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Changes the state of this tab and renders what shows it. */
export function changeNotices(change: (state: NoticeState) => NoticeState): void {
  if (!state) return
  state = change(state)
  for (const listener of listeners) listener()
}

/** Takes what the server rendered for an account; another account's is forgotten. */
function seed(account: string, batch: NoticeBatch): void {
  if (owner !== account) state = null
  owner = account
  state ??= firstState(batch)
  changeNotices(known => withReading(known, batch))
}

/** Reads the list for the bell's panel. Gives false when the server did not answer. */
export async function loadNotices(): Promise<boolean> {
  try {
    const answer = await fetch('/api/notices', { cache: 'no-store' })
    if (!answer.ok) return false
    const batch = (await answer.json()) as NoticeBatch
    changeNotices(known => withReading(known, batch))
    return true
  } catch {
    return false
  }
}

/** The notifications of this tab, live; what the server rendered until then. */
export function useNotices(account: string, initial: NoticeBatch): NoticeState {
  useEffect(() => seed(account, initial), [account, initial])
  const known = useSyncExternalStore(
    subscribe,
    () => (owner === account ? state : null),
    () => null,
  )
  return known ?? firstState(initial)
}

/** Keeps this tab's notifications live while its screens are open. */
export function useLiveNotices(account: string, initial: NoticeBatch): void {
  const point = useEffectEvent(() => state?.at ?? initial.at)
  const onBatch = useEffectEvent((batch: NoticeBatch) => changeNotices(known => withBatch(known, batch)))
  useEffect(() => keepInformed({ account, point: () => point(), onBatch: batch => onBatch(batch) }), [account])
}
