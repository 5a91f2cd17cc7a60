import type { ImportOptions } from '#lib/imports/options.ts'
import type { BatchAnswer } from '#lib/schemas/imports.ts'
import type { Holdup } from './send-batches.ts'

/** A row of the preview; `place` is its number in the file. */
export interface PreviewRow {
  place: number
  recordId: string
  title: string
  author: string
  date: string
  hasPicture: boolean
}

/** A chosen file, read once from its beginning to its end. */
export interface ChosenFile {
  file: File
  fingerprint: string
  encoding: 'utf-8' | 'windows-1252'
  records: number
  preview: PreviewRow[]
}

/** The counters of a running or ended import. */
export interface Counters {
  total: number
  processed: number
  success: number
  failed: number
}

export type ImportState =
  | { step: 'upload'; reading: string | null }
  | { step: 'preview'; files: ChosenFile[]; beginning: boolean }
  | { step: 'importing'; sessionId: string; counters: Counters; holdup: Holdup | null }
  | { step: 'complete'; sessionId: string; counters: Counters; failure: string | null }

export type ImportEvent =
  | { kind: 'reading'; name: string | null }
  | { kind: 'chosen'; files: ChosenFile[] }
  | { kind: 'beginning'; beginning: boolean }
  | { kind: 'begun'; sessionId: string; counters: Counters }
  | { kind: 'answered'; answer: BatchAnswer; sent: number }
  | { kind: 'held_up'; holdup: Holdup | null }
  | { kind: 'ended'; failure: string | null }
  | { kind: 'reset' }

export const start: ImportState = { step: 'upload', reading: null }

export const firstOptions: ImportOptions = { status: 'draft', existing: 'skip', twin: 'ask', city: '', site: '' }

/** The next state. An event that does not fit the present step changes nothing: an answer may come after the import was stopped. */
export function nextState(state: ImportState, event: ImportEvent): ImportState {
  switch (event.kind) {
    case 'reset':
      return start
    case 'reading':
      return state.step === 'upload' ? { ...state, reading: event.name } : state
    case 'chosen':
      return { step: 'preview', files: event.files, beginning: false }
    case 'beginning':
      return state.step === 'preview' ? { ...state, beginning: event.beginning } : state
    case 'begun':
      return { step: 'importing', sessionId: event.sessionId, counters: event.counters, holdup: null }
    case 'answered':
      return state.step === 'importing' ? { ...state, counters: added(state.counters, event) } : state
    case 'held_up':
      return state.step === 'importing' ? { ...state, holdup: event.holdup } : state
    case 'ended':
      return state.step === 'importing'
        ? { step: 'complete', sessionId: state.sessionId, counters: state.counters, failure: event.failure }
        : state
  }
}

const added = (counters: Counters, { answer, sent }: { answer: BatchAnswer; sent: number }): Counters => ({
  ...counters,
  processed: counters.processed + sent,
  success: counters.success + answer.success,
  failed: counters.failed + answer.failed,
})
