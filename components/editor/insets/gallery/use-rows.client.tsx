'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { uploadPicture } from '#components/media/upload.ts'
import type { BodyPicture } from '#lib/body/body.ts'
import { withMoved } from '#lib/site/navigation/order.ts'
import { added, formOf, type Row, type Shared, stored, type Upload } from './rows.ts'

/** Files sent at the same time: more would only share one connection. */
const mostAtOnce = 3

const signedOut = 'Sua sessão terminou. Entre de novo e envie a foto outra vez: o que está escrito aqui continua.'

/** The rows of a gallery's form, whose files are sent by themselves, a few at a time. A refused file stops no other. */
export function useRows(pictures: readonly BodyPicture[], files: readonly File[], onSignedOut: () => void) {
  const [begun] = useState(() => {
    const { rows: standing, shared } = formOf(pictures)
    const { rows: begun, note } = added(standing.length, files)
    return { rows: [...standing, ...begun], shared, note }
  })
  const [rows, setRows] = useState<readonly Row[]>(begun.rows)
  const [shared, setShared] = useState<Shared>(begun.shared)
  const [note, setNote] = useState(begun.note)
  const [changed, setChanged] = useState(files.length > 0)
  const sending = useRef(new Map<number, AbortController>())
  const patch = (id: number, change: (row: Row) => Row) =>
    setRows(now => now.map(row => (row.id === id ? change(row) : row)))
  const mark = (id: number, upload: Upload) => patch(id, row => ({ ...row, upload }))

  const send = useEffectEvent(async ({ id, file }: Row) => {
    if (!file || sending.current.has(id)) return
    const abort = new AbortController()
    sending.current.set(id, abort)
    mark(id, { state: 'sending', size: null, sent: 0 })
    const progress = (change: { size?: number; sent?: number }) =>
      patch(id, row => (row.upload.state === 'sending' ? { ...row, upload: { ...row.upload, ...change } } : row))
    const result = await uploadPicture(file, {
      onSize: size => progress({ size }),
      onProgress: sent => progress({ sent }),
      signal: abort.signal,
    })
    sending.current.delete(id)
    if ('picture' in result) patch(id, row => stored(row, result.picture))
    else if ('refusal' in result && result.refusal.signedOut) stopAll()
    else if ('refusal' in result) mark(id, { state: 'refused', message: result.refusal.message })
  })
  /** After the session's end no file would arrive. */
  const stopAll = () => {
    const isUnsent = ({ upload }: Row) => upload.state === 'waiting' || upload.state === 'sending'
    setRows(now => now.map(row => (isUnsent(row) ? { ...row, upload: { state: 'refused', message: signedOut } } : row)))
    for (const abort of sending.current.values()) abort.abort()
    onSignedOut()
  }
  useEffect(() => {
    const waiting = rows.filter(({ upload }) => upload.state === 'waiting')
    for (const row of waiting.slice(0, Math.max(0, mostAtOnce - sending.current.size))) send(row)
  }, [rows])
  useEffect(() => {
    const unsent = sending.current
    return () => {
      for (const abort of unsent.values()) abort.abort()
    }
  }, [])

  const touch = (next: (now: readonly Row[]) => readonly Row[]) => {
    setChanged(true)
    setRows(next)
  }
  return {
    rows,
    shared,
    note,
    changed,
    add(chosen: readonly File[]) {
      const found = added(rows.length, chosen)
      setNote(found.note)
      touch(now => [...now, ...found.rows])
    },
    write(id: number, words: Partial<BodyPicture>) {
      setChanged(true)
      patch(id, row => ({ ...row, picture: { ...row.picture, ...words } }))
    },
    writeAll(words: Partial<Shared>) {
      setChanged(true)
      setShared(now => ({ ...now, ...words }))
    },
    move: (from: number, to: number) => touch(now => withMoved(now, from, to)),
    remove(id: number) {
      sending.current.get(id)?.abort()
      touch(now => now.filter(row => row.id !== id))
    },
    retry: () =>
      touch(now => now.map(row => (row.upload.state === 'refused' ? { ...row, upload: { state: 'waiting' } } : row))),
  }
}

export type Rows = ReturnType<typeof useRows>
