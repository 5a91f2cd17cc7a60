'use client'

import { useRouter } from 'next/navigation'
import { type ActionDispatch, useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { sayFailure } from '#components/ui/forms/form-failure.ts'
import type { Act } from '#lib/outcome.ts'
import type { FailInput, SessionInput } from '#lib/schemas/imports.ts'
import { formatInteger } from '#lib/text/format.ts'
import { FileUnreadable, sendRows } from './csv-reader.ts'
import { ImportRefused } from './send-batches.ts'
import type { ChosenFile, ImportEvent } from './state.ts'

/** A begun session, as the server knows it. */
export interface BegunSession {
  sessionId: string
  files: readonly BegunFile[]
}

/** `done` counts the records that have a result. */
interface BegunFile {
  id: string
  name: string
  fingerprint: string
  records: number
  done: number
}

/** What an interrupted session has already written. */
export interface Written {
  success: number
  failed: number
}

/** The actions that end a session's sending. */
interface Ending {
  stop: Act<SessionInput>
  fail: Act<FailInput>
}

/** Sends the records of chosen files for a begun session. A general failure marks it as failed; it can go on later, as a stopped one. */
export function useSending(send: ActionDispatch<[ImportEvent]>, ending: Ending) {
  const router = useRouter()
  const stopping = useRef(new AbortController())
  useEffect(() => () => stopping.current.abort(), [])

  async function run(
    { sessionId, files }: BegunSession,
    chosen: ChosenFile[],
    before: { success: number; failed: number },
  ) {
    stopping.current = new AbortController()
    const { signal } = stopping.current
    const count = { success: before.success, failed: before.failed }
    const endpoint = new URL('/api/import', location.href).href
    const total = files.reduce((sum, { records }) => sum + records, 0)
    const processed = files.reduce((sum, { done }) => sum + done, 0)
    send({ kind: 'begun', sessionId, counters: { total, processed, ...count } })
    try {
      for (const file of files) {
        const own = sameAs(file, chosen)
        if (!own || file.done >= file.records) continue
        await sendRows(own, {
          to: { endpoint, sessionId, fileId: file.id },
          from: file.done,
          signal,
          onAnswer: (answer, sent) => {
            count.success += answer.success
            count.failed += answer.failed
            send({ kind: 'answered', answer, sent })
          },
          onHoldup: holdup => send({ kind: 'held_up', holdup }),
          onRefused: sentence => sayFailure('Erro no lote', sentence),
        })
      }
      send({ kind: 'ended', failure: null })
      toast.success('Importação concluída!', {
        description: `${formatInteger(count.success)} artigos importados. ${formatInteger(count.failed)} erros.`,
      })
    } catch (error) {
      if (signal.aborted) return
      const isKnown = error instanceof ImportRefused || error instanceof FileUnreadable
      const message = isKnown ? error.message : 'Erro desconhecido'
      await ending.fail({ id: sessionId, error: message.slice(0, 500) }).catch(() => null)
      sayFailure('Erro na importação', message)
      send({ kind: 'ended', failure: message })
    }
    router.refresh()
  }

  async function stop(sessionId: string) {
    stopping.current.abort()
    await ending.stop({ id: sessionId }).catch(() => null)
    router.push(`/import-articles/${sessionId}`)
  }

  return { run, stop }
}

/** The chosen file that is a session's file. */
export const sameAs = (file: Pick<BegunFile, 'fingerprint'>, chosen: readonly ChosenFile[]) =>
  chosen.find(({ fingerprint }) => fingerprint === file.fingerprint)
