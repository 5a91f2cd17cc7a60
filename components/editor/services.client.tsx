'use client'

import { createContext, useContext } from 'react'
import type { Act } from '#lib/outcome.ts'

/** A published article of this newspaper, as a target of links. */
export interface FoundArticle {
  id: string
  title: string
  path: string
  authorName: string
}

/** The services that a screen gives to its editor. Without a search there are no article cards, and links need an address. */
export interface EditorServices {
  searchArticles?: Act<{ typed: string }, FoundArticle[]>
  /** Finds the title of the page at a pasted address. Without it the address stays as the link's text. */
  findLinkTitle?: Act<{ address: string }, { title: string | null }>
  /** Called when an upload is refused because the session has ended. */
  onSignedOut?: () => void
  /** The element that the toolbar stands in, null until it is there. Without this property the toolbar stands above the text. */
  toolbarIn?: HTMLElement | null
  /** Receives the element in the bar beside a selection, for an act of the screen's own; null while there is no bar. */
  besideSelection?: (element: HTMLElement | null) => void
  /** The words of an empty text; those of an article by default. */
  hint?: string
  /** Whether the text may be as short as it likes: its length is not held against an article's. */
  isShort?: boolean
}

const Services = createContext<EditorServices>({})

export const EditorServicesProvider = Services.Provider
export const useEditorServices = (): EditorServices => useContext(Services)
