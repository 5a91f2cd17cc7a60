'use client'

import { Badge, Text } from '@radix-ui/themes'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { shortDateTime } from '#lib/text/format.ts'
import type { StandingArticle } from '../saving/standing-article.ts'
import { revisionNames, statusColors, statusNames } from '../status.ts'
import { MainActs, type MainActsProps } from './main-acts.client.tsx'

interface WritingBarProps extends MainActsProps {
  /** The line that says whether the text is saved, and who else is here. */
  line: ReactNode
  /** The version that the form contains. */
  version: number | null
  /** Receives the element for the editor's toolbar. */
  onToolbar: (element: HTMLElement | null) => void
}

/** The bar over the text, always in reach: whether it is saved, the main acts and the editor's tools. */
export function WritingBar({ line, version, onToolbar, ...acts }: WritingBarProps) {
  const { article, abilities } = acts
  const status = article?.status ?? 'draft'
  const [unfolded, setUnfolded] = useState(false)
  return (
    <div className="writing-bar">
      <div className="writing-bar-row">
        <div className="writing-state">
          {abilities && !acts.isElsewhere && (
            <Badge color={statusColors[status]}>{(article?.revisionOf ? revisionNames : statusNames)[status]}</Badge>
          )}
          {line}
          {article?.version === version && (
            <Text as="p" size="1" color="gray" className="writing-saved-by">
              {savedLine(article)}
            </Text>
          )}
        </div>
        <MainActs {...acts} />
      </div>
      <div className="writing-tools" data-unfolded={unfolded}>
        <div ref={onToolbar} className="writing-toolbar" />
        <button
          type="button"
          className="toolbar-tool writing-fold"
          aria-expanded={unfolded}
          aria-label="Todas as ferramentas"
          onClick={() => setUnfolded(!unfolded)}
        >
          <ChevronDown aria-hidden size={18} />
        </button>
      </div>
    </div>
  )
}

const savedLine = ({ revisionOf, version, savedBy, updatedAt }: StandingArticle) =>
  `${revisionOf ? 'Salva' : `Versão ${version}, salva por ${savedBy}`} em ${shortDateTime(new Date(updatedAt))}`
