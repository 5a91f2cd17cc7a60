'use client'

import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react'

/** The element with the article's text: the editor, or the text that its author reads. */
export const textElement = () => document.querySelector<HTMLElement>('.editor-text')

/** The element around the article's text on this screen; null until it is there. */
export function useTextFrame(): HTMLElement | null {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  useEffect(() => {
    setFrame(document.querySelector<HTMLElement>('.writing-text'))
  }, [])
  return frame
}

const SelectionSlot = createContext<HTMLElement | null>(null)

/** Gives the screen the element beside a selection in the editor (`besideSelection`). */
export const SelectionSlotProvider = SelectionSlot.Provider

/** The element beside the selection in the editor; null without a selection, and in a text that is only read. */
export const useSelectionSlot = (): HTMLElement | null => useContext(SelectionSlot)

/** Milliseconds after the last change of the text: what stands beside it follows when the writer pauses. */
const pauseMs = 200

/** Calls `look` when the text has appeared, changed or moved, once its writer pauses. */
export function useTextChanges(frame: HTMLElement | null, look: () => void): void {
  const seen = useEffectEvent(look)
  useEffect(() => {
    if (!frame) return
    let later: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(later)
      later = setTimeout(() => seen(), pauseMs)
    }
    // The margin's own elements stand in the frame too.
    const isOfText = ({ target }: MutationRecord) =>
      !(target instanceof Element ? target : target.parentElement)?.closest('.text-margin, .selection-place')
    const changes = new MutationObserver(records => records.some(isOfText) && soon())
    changes.observe(frame, { childList: true, characterData: true, subtree: true })
    const sizes = new ResizeObserver(soon)
    sizes.observe(frame)
    soon()
    return () => {
      clearTimeout(later)
      changes.disconnect()
      sizes.disconnect()
    }
  }, [frame])
}

/** The distance of an element or a range from the top of the frame, in CSS pixels. */
export const topIn = (frame: HTMLElement, of: Element | Range): number =>
  Math.round(of.getBoundingClientRect().top - frame.getBoundingClientRect().top)
