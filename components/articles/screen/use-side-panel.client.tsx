'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import { type PanelTab, tabOfField } from './panel-tabs.ts'

export interface SidePanelState {
  tab: PanelTab
  show: (tab: PanelTab) => void
  /** Whether the sheet is open that holds the panel on a narrow window. */
  isOpen: boolean
  /** The panel, and the button of the bar that opens it as a sheet. */
  element: RefObject<HTMLElement | null>
  opener: RefObject<HTMLButtonElement | null>
  /** Opens the sheet with the focus on its tabs, or closes it. */
  toggle: () => void
  /** Opens a tab with the focus on it. */
  reveal: (tab: PanelTab) => void
  /** Shows a tab, in the sheet on a narrow window. */
  open: (tab: PanelTab) => void
  close: () => void
  /** Closes the sheet and gives the focus back to its button. Does nothing beside a wide window, where the panel is no sheet. */
  leave: () => void
  /** Focuses a field wherever it stands: opens its tab, or closes the sheet that covers the text. */
  focusField: (name: keyof ArticleFieldsInput) => void
}

/** The open tab of the side panel; on a narrow window the panel is a sheet. A screen to read has no form. */
export function useSidePanel(form: ArticleFormControl | null, first: PanelTab): SidePanelState {
  const [tab, setTab] = useState(first)
  const [isOpen, setOpen] = useState(false)
  const element = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  // The tabs share one scrollbar: another one begins at its top.
  const show = (wanted: PanelTab) => {
    if (wanted !== tab) element.current?.scrollTo(0, 0)
    setTab(wanted)
  }
  // On a phone the tabs are one line that scrolls.
  useEffect(() => {
    if (!isOpen) return
    element.current
      ?.querySelector(`[role="tab"][id$="-${tab}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen, tab])
  const focusTab = () => element.current?.querySelector<HTMLElement>('[role="tab"][data-state="active"]')?.focus()
  // A hidden field takes no focus.
  const open = (wanted: PanelTab) =>
    flushSync(() => {
      show(wanted)
      setOpen(true)
    })
  return {
    tab,
    show,
    isOpen,
    element,
    opener,
    toggle() {
      flushSync(() => setOpen(!isOpen))
      if (!isOpen) focusTab()
    },
    open,
    reveal(wanted) {
      open(wanted)
      focusTab()
    },
    close: () => setOpen(false),
    leave() {
      if (!isOpen || !opener.current?.checkVisibility()) return
      setOpen(false)
      opener.current.focus()
    },
    focusField(name) {
      const home = tabOfField[name]
      // A hidden field takes no focus.
      flushSync(() => {
        if (home) show(home)
        setOpen(home !== undefined)
      })
      form?.setFocus(name)
    },
  }
}
