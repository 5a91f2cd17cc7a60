'use client'

import '../articles.css'
import './writing-screen.css'
import { type ReactNode, useId } from 'react'
import { PanelOpener, PublicLink } from './main-acts.client.tsx'
import type { ArticlePanels, PanelTab } from './panel-tabs.ts'
import { SidePanel } from './side-panel.client.tsx'
import { useSidePanel } from './use-side-panel.client.tsx'

interface ReadingScreenProps {
  /** The status of the text. */
  state: ReactNode
  /** What can be done next. */
  acts: ReactNode
  /** The readers' page of a public article. */
  path: string | null
  panels: ArticlePanels
  /** The text, as readers see it. */
  children: ReactNode
}

const none: ReadonlySet<PanelTab> = new Set()

/** The writing screen of a text that the person reads and may not change: the same places for text, acts and panel. */
export function ReadingScreen({ state, acts, path, panels, children }: ReadingScreenProps) {
  const { notices, first = 'comments', ...contents } = panels
  const panel = useSidePanel(null, first)
  const panelId = useId()
  return (
    <div className="writing">
      <div className="writing-main">
        <div className="writing-bar">
          <div className="writing-bar-row">
            <div className="writing-state">{state}</div>
            <div className="writing-acts">
              {path && <PublicLink article={{ path }} />}
              {acts}
              <PanelOpener panel={panel} panelId={panelId} />
            </div>
          </div>
        </div>
        <div className="writing-text">
          {notices}
          {children}
        </div>
      </div>
      <SidePanel id={panelId} panel={panel} contents={contents} wrong={none} />
    </div>
  )
}
