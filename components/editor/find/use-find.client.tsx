'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $createRangeSelection,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  COMMAND_PRIORITY_LOW,
  type LexicalEditor,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical'
import { useEffect, useEffectEvent, useState } from 'react'
import { plural } from '#lib/text/format.ts'
import { OPEN_FIND, SHOW_MESSAGE } from '../commands.ts'
import { $textLines } from '../tools/text-lines.ts'
import { $find, $replaceFound, type Found, isFrom, type Wanted } from './found.ts'

export interface Find {
  isOpen: boolean
  /** Grows each time the panel is asked for, so that its field takes the focus again. */
  asked: number
  wanted: Wanted
  count: number
  /** The number of the shown find, from 1; 0 without one. */
  at: number
  look: (wanted: Wanted) => void
  step: (way: 1 | -1) => void
  replace: (words: string) => void
  replaceAll: (words: string) => void
  /** Closes the panel: the caret stands on the shown find. */
  close: () => void
}

/** The longest selection that becomes the words to look for, in characters. */
const longestWords = 100

const nothing: Wanted = { words: '', exact: false }

/** Find and replace in the text. The finds follow the text while it changes, and are marked on the screen by the browser, not in the text. */
export function useFind(): Find {
  const [editor] = useLexicalComposerContext()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState(0)
  const [wanted, setWanted] = useState(nothing)
  const [finds, setFinds] = useState<readonly Found[]>([])
  const [current, setCurrent] = useState(0)
  /** Grows with each move to a find, which then comes into view; a change of the text moves nothing. */
  const [moves, setMoves] = useState(0)
  const shown = finds[current]

  function search(next: Wanted, from: { line: number; place: number }): void {
    const all = editor.read(() => $find(next))
    const first = all.findIndex(found => isFrom(found, from.line, from.place))
    setWanted(next)
    setFinds(all)
    setCurrent(Math.max(0, first))
    setMoves(moves + 1)
  }
  const open = useEffectEvent(() => {
    const { words, ...caret } = editor.read($caret)
    setOpen(true)
    setAsked(asked + 1)
    search(words === '' ? wanted : { ...wanted, words }, caret)
    return true
  })
  const follow = useEffectEvent(() => {
    if (!isOpen) return
    const all = editor.read(() => $find(wanted))
    setFinds(all)
    setCurrent(Math.min(current, Math.max(0, all.length - 1)))
  })
  useEffect(() => editor.registerCommand(OPEN_FIND, () => open(), COMMAND_PRIORITY_LOW), [editor])
  useEffect(
    () =>
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size > 0 || dirtyLeaves.size > 0) follow()
      }),
    [editor],
  )
  useEffect(() => {
    markFinds(editor, isOpen ? finds : [], isOpen ? shown : undefined)
    return () => markFinds(editor, [], undefined)
  }, [editor, isOpen, finds, shown])
  const reveal = useEffectEvent(() => {
    if (shown) domRange(editor, shown)?.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => {
    if (moves > 0) reveal()
  }, [moves])

  function exchange(chosen: readonly Found[], words: string): void {
    editor.update(() => $replaceFound(chosen, words), { discrete: true, tag: SKIP_DOM_SELECTION_TAG })
  }
  return {
    isOpen,
    asked,
    wanted,
    count: finds.length,
    at: shown ? current + 1 : 0,
    look: next => search(next, { line: shown?.line ?? 0, place: shown?.start ?? 0 }),
    step(way) {
      setCurrent((current + way + finds.length) % Math.max(1, finds.length))
      setMoves(moves + 1)
    },
    replace(words) {
      if (!shown) return
      exchange([shown], words)
      search(wanted, { line: shown.line, place: shown.start + words.length })
    },
    replaceAll(words) {
      const { length } = finds
      if (length === 0) return
      exchange(finds, words)
      editor.dispatchCommand(SHOW_MESSAGE, `${plural(length, 'troca feita', 'trocas feitas')}. Ctrl+Z desfaz.`)
    },
    close() {
      setOpen(false)
      editor.update(() => shown && $select(shown))
      editor.focus()
    },
  }
}

/** The place of the caret, and the selected words where they stand in one line. */
function $caret(): { line: number; place: number; words: string } {
  const selection = $getSelection()
  const nowhere = { line: 0, place: 0, words: '' }
  if (!$isRangeSelection(selection)) return nowhere
  const start = selection.isBackward() ? selection.focus : selection.anchor
  const lines = $textLines()
  const line = lines.findIndex(nodes => nodes.some(node => node.getKey() === start.key))
  if (line === -1) return nowhere
  const nodes = lines[line] ?? []
  const at = nodes.findIndex(node => node.getKey() === start.key)
  const before = nodes.slice(0, at).reduce((sum, node) => sum + node.getTextContentSize(), 0)
  const selected = selection.getTextContent()
  const isWords = selected.length <= longestWords && !selected.includes('\n')
  return { line, place: before + start.offset, words: isWords ? selected : '' }
}

function $select({ parts }: Found): void {
  const [first] = parts
  const last = parts.at(-1)
  if (!first || !last) return
  const selection = $createRangeSelection()
  selection.anchor.set(first.key, first.start, 'text')
  selection.focus.set(last.key, last.end, 'text')
  $setSelection(selection)
}

/** Where a find stands on the screen; null while its text is not there. */
function domRange(editor: LexicalEditor, { parts }: Found): Range | null {
  const textOf = (key: string) => {
    const element = editor.getElementByKey(key)
    return element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
  }
  const [first] = parts
  const last = parts.at(-1)
  const [from, to] = [first && textOf(first.key), last && textOf(last.key)]
  if (!first || !last || !(from instanceof Text) || !(to instanceof Text)) return null
  if (first.start > from.length || last.end > to.length) return null
  const range = document.createRange()
  range.setStart(from, first.start)
  range.setEnd(to, last.end)
  return range
}

/** Marks the finds with the browser's highlights, the shown one apart. */
function markFinds(editor: LexicalEditor, finds: readonly Found[], shown: Found | undefined): void {
  if (!('highlights' in CSS)) return
  const mark = (name: string, marked: readonly Found[], priority: number) => {
    const ranges = marked.flatMap(found => domRange(editor, found) ?? [])
    if (ranges.length === 0) CSS.highlights.delete(name)
    else CSS.highlights.set(name, Object.assign(new Highlight(...ranges), { priority }))
  }
  mark('found', finds, 2)
  mark('found-here', shown ? [shown] : [], 3)
}
