'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Anchor } from '#lib/articles/comments/anchors.ts'
import { textElement, topIn, useTextChanges, useTextFrame } from '../text-frame.client.tsx'
import { findRanges, inOrder, markPassages } from './passage.ts'
import type { Thread } from './threads.ts'

/** The commented passages of one block, for the sign beside it. */
export interface Mark {
  /** Its threads' ids, in the order of the text. */
  threads: readonly string[]
  /** The number of the block in the text. */
  block: number
  top: number
}

interface PassagesOptions {
  threads: readonly Thread[]
  /** The thread that is being read. */
  active: string | null
  /** The passage that a comment is being written on. */
  pending: Anchor | null
}

/** The key of the passage that a comment is being written on; no comment's id. */
const pendingKey = 'pending'

/**
 * The passages of open threads as they stand in the text on the screen: highlighted, and with a mark for each block. Follows the text while it is
 * written. `found` is null until the text has been read once.
 */
export function usePassages({ threads, active, pending }: PassagesOptions) {
  const frame = useTextFrame()
  const ranges = useRef<ReadonlyMap<string, Range>>(new Map())
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [found, setFound] = useState<ReadonlySet<string> | null>(null)
  const anchors = new Map<string, Anchor>()
  for (const { id, anchor } of threads) if (anchor) anchors.set(id, anchor)
  const open = new Set(threads.filter(({ isOpen }) => isOpen).map(({ id }) => id))

  function look(): void {
    if (!frame || !textElement()) return
    const all = findRanges(pending ? new Map([...anchors, [pendingKey, pending]]) : anchors)
    const shown = new Map([...all].filter(([id]) => open.has(id)))
    ranges.current = shown
    const read = [...all].filter(([id]) => id === active || id === pendingKey)
    markPassages(
      [...shown.values()],
      read.map(([, range]) => range),
    )
    const nextMarks = marksOf(frame, shown)
    const nextFound = new Set(all.keys())
    describeBlocks(nextMarks)
    setMarks(now => (JSON.stringify(now) === JSON.stringify(nextMarks) ? now : nextMarks))
    setFound(now => (now && isSameSet(now, nextFound) ? now : nextFound))
  }
  useTextChanges(frame, look)
  const state = JSON.stringify([[...anchors], [...open], active, pending])
  const again = useEffectEvent(look)
  useEffect(() => {
    if (state) again()
  }, [state])
  useEffect(() => () => markPassages([], []), [])
  return {
    frame,
    marks,
    found,
    /** The range of a thread's passage, found anew when the text has changed since. */
    rangeOf(id: string): Range | undefined {
      const anchor = anchors.get(id)
      return anchor && findRanges(new Map([[id, anchor]])).get(id)
    },
    /** The passages of open threads. */
    ranges,
  }
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every(id => other.has(id))

function marksOf(frame: HTMLElement, ranges: ReadonlyMap<string, Range>): Mark[] {
  const blocks = [...(textElement()?.children ?? [])]
  const marks = new Map<number, Mark>()
  for (const id of inOrder(ranges)) {
    const range = ranges.get(id)
    const block = range ? blocks.findIndex(each => each.contains(range.startContainer)) : -1
    if (!range || block === -1) continue
    const standing = marks.get(block)
    marks.set(block, { threads: [...(standing?.threads ?? []), id], block, top: standing?.top ?? topIn(frame, range) })
  }
  return [...marks.values()]
}

export const markId = (block: number) => `comentarios-do-bloco-${block}`

/** Tells screen readers of the blocks with comments, which the highlights do not. Attributes are no part of the editor's text. */
function describeBlocks(marks: readonly Mark[]): void {
  const blocks = [...(textElement()?.children ?? [])]
  for (const [index, block] of blocks.entries()) {
    if (marks.some(mark => mark.block === index)) block.setAttribute('aria-details', markId(index))
    else block.removeAttribute('aria-details')
  }
}
