'use client'

import { createContext, useContext } from 'react'
import type { Act } from '#lib/outcome.ts'

/** A published article of the house, as it can be linked to. */
export interface FoundArticle {
  id: string
  title: string
  path: string
  authorName: string
}

/** What the editor can ask of the house around it. Without a search there are no cards, and links only by their address. */
export interface EditorServices {
  searchArticles?: Act<{ typed: string }, FoundArticle[]>
  /** A picture was refused because the session has ended. */
  onSignedOut?: () => void
}

const Services = createContext<EditorServices>({})

export const EditorServicesProvider = Services.Provider
export const useEditorServices = (): EditorServices => useContext(Services)
