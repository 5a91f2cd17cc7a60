'use client'

import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sayFailure } from '#components/ui/forms/form-failure.ts'
import type { Anchor } from '#lib/articles/comments/anchors.ts'
import { limits } from '#lib/limits.ts'
import { truncate } from '#lib/text/text.ts'
import { useOwnTab } from '../screen/own-tab.client.tsx'
import {
  type KeptCaret,
  keepCaret,
  nextPassage,
  passageAtCaret,
  rangeInText,
  restoreCaret,
  scrollToPassage,
  selectedPassage,
} from './passage.ts'
import { type Thread, threadElement } from './threads.ts'
import { useCaretInPassages } from './use-caret-in-passages.client.tsx'
import { useCommentKeys } from './use-comment-keys.client.tsx'
import { usePassages } from './use-passages.client.tsx'

interface TextCommentsOptions {
  threads: readonly Thread[]
  anchor: Anchor | null
  onAnchor: (anchor: Anchor | null) => void
  /** The field of a new comment, and the list of the threads. */
  area: RefObject<HTMLTextAreaElement | null>
  list: RefObject<HTMLElement | null>
  /** Keeps the list where it is, instead of at its newest thread. */
  stay: () => void
}

/** Whether the panel stands beside the text, and not as a sheet over it. */
const isBeside = () => window.matchMedia('(min-width: 64rem)').matches

/** Connects the comments with the passages of the text: from the text to a thread and back, by pointer and by keys. */
export function useTextComments({ threads, anchor, onAnchor, area, list, stay }: TextCommentsOptions) {
  const tab = useOwnTab()
  const [active, setActive] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const caret = useRef<KeptCaret>(null)
  const passages = usePassages({ threads, active, pending: anchor })
  const { ranges, rangeOf, frame } = passages

  function open(id: string, takesFocus: boolean): void {
    if (takesFocus) caret.current = keepCaret() ?? caret.current
    stay()
    flushSync(() => setActive(id))
    tab.open()
    const thread = document.getElementById(threadElement(id))
    const range = rangeOf(id)
    if (thread && range) alignThread(list.current, thread, range)
    if (takesFocus) thread?.focus({ preventScroll: true })
  }
  const here = useCaretInPassages({
    frame,
    ranges,
    onEnter(id) {
      setActive(id)
      setSaid(id === null ? '' : sentenceOf(threads.find(thread => thread.id === id)))
    },
    // In a sheet the thread would cover the text: there the bubble opens it.
    onClick: id => isBeside() && open(id, false),
  })
  function begin(): void {
    const passage = selectedPassage()
    const at = passageAtCaret(ranges.current)
    if (passage === 'long') {
      sayFailure('Trecho longo demais', `Selecione até ${limits.comment.quote} caracteres.`)
    } else if (passage === null && at !== null) open(at, true)
    else {
      caret.current = keepCaret() ?? caret.current
      if (rangeInText()) onAnchor(passage)
      tab.open()
      area.current?.focus()
    }
  }
  function step(way: 1 | -1): void {
    const next = nextPassage(ranges.current, here ?? (rangeInText() ? null : active), way)
    const range = next === null ? undefined : rangeOf(next)
    if (next === null || !range) setSaid('Nenhum trecho comentado.')
    else if (list.current?.contains(document.activeElement)) open(next, true)
    else {
      const start: [Node, number] = [range.startContainer, range.startOffset]
      restoreCaret({ anchor: start, focus: start }, false)
      scrollToPassage(range)
    }
  }
  /** Returns to the text, where the caret was when it left. Does nothing when it did not come from there. */
  function leave(collapses: boolean): void {
    if (caret.current) restoreCaret(caret.current, collapses)
    caret.current = null
  }
  useCommentKeys({
    onComment: begin,
    onStep: step,
    onEscape(target) {
      if (area.current?.closest('[data-comments]')?.contains(target)) leave(false)
    },
  })
  return {
    ...passages,
    active,
    here,
    said,
    begin,
    open,
    leave,
    /** Scrolls the text to a thread's passage. */
    show(id: string): void {
      const range = rangeOf(id)
      if (range) {
        setActive(id)
        tab.close()
        scrollToPassage(range)
      } else sayFailure('Trecho não encontrado', 'O texto nesta tela já não tem este trecho.')
    },
    /** Marks a thread that the focus came into, and brings its passage into view. */
    enter(id: string): void {
      if (active === id) return
      setActive(id)
      const range = isBeside() ? rangeOf(id) : undefined
      if (range && !isInView(range)) scrollToPassage(range)
    },
  }
}

const isInView = (range: Range) => {
  const { top, bottom } = range.getBoundingClientRect()
  return top > 0 && bottom < window.innerHeight
}

/** Scrolls a thread to the height of its passage, as far as its list scrolls. */
function alignThread(list: HTMLElement | null, thread: HTMLElement, range: Range): void {
  if (list) {
    const wanted = Math.max(range.getBoundingClientRect().top, list.getBoundingClientRect().top)
    list.scrollTop += thread.getBoundingClientRect().top - wanted
  }
  thread.scrollIntoView({ block: 'nearest' })
}

const sentenceOf = (thread: Thread | undefined) =>
  thread
    ? `Trecho comentado por ${thread.author || 'Desconhecido'}: ${truncate(thread.text ?? 'removido', 120)} Ctrl+Alt+M abre a conversa.`
    : ''
