'use client'

import { IconButton } from '@radix-ui/themes'
import { Check, Plus, Star, X } from 'lucide-react'
import { recordWords } from '#lib/articles/suggestions/record-words.ts'
import { certaintyOf, type Suggestion } from './choices.ts'

interface SuggestionRowProps {
  suggestion: Suggestion
  label: { name: string; kind: string | null }
  isChosen: boolean
  isRefused: boolean
  isPrimary: boolean
  onAccept: () => void
  onRelease: () => void
  onRefuse: () => void
  /** Makes it the primary city; null for other suggestions. */
  onLead: (() => void) | null
}

/** One suggestion: a switch that takes it, the words that it came from, and a button that refuses it. */
export function SuggestionRow(props: SuggestionRowProps) {
  const { suggestion, label, isChosen, isRefused, isPrimary, onAccept, onRelease, onRefuse, onLead } = props
  const { name, kind } = label
  return (
    <li className="suggestion" data-refused={isRefused}>
      <button
        type="button"
        className="suggestion-chip"
        aria-pressed={isChosen}
        onClick={isChosen ? onRelease : onAccept}
      >
        {isChosen ? <Check aria-hidden size={14} /> : <Plus aria-hidden size={14} />}
        <span>{name}</span>
        <span className="suggestion-certainty">{Math.max(1, Math.round(certaintyOf(suggestion) * 100))}%</span>
      </button>
      {onLead && !isPrimary && (
        <IconButton
          type="button"
          size="1"
          variant="ghost"
          color="gray"
          className="row-tool"
          aria-label={`Tornar ${name} a cidade principal`}
          title="Tornar principal"
          onClick={onLead}
        >
          <Star aria-hidden size={14} />
        </IconButton>
      )}
      {!isRefused && (
        <IconButton
          type="button"
          size="1"
          variant="ghost"
          color="gray"
          className="row-tool"
          aria-label={`Recusar ${name}`}
          title="Recusar"
          onClick={onRefuse}
        >
          <X aria-hidden size={14} />
        </IconButton>
      )}
      <span className="suggestion-why">
        {[
          isPrimary && 'Cidade principal',
          isRefused && 'Recusada',
          kind,
          suggestion.place?.home && 'a cidade deste jornal',
          mainBecause(suggestion, isPrimary),
          whyOf(suggestion),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  )
}

/** Why the text may be about a city: “pode ser a principal: está na abertura”. */
function mainBecause({ place }: Suggestion, isPrimary: boolean): string | null {
  if (!place?.reasons) return null
  const reasons = place.reasons.join(', ')
  return isPrimary ? reasons : `pode ser a principal: ${reasons}`
}

/** The words of the text that a suggestion came from, and what the newsroom did with it before. */
function whyOf({ tag, place }: Suggestion): string {
  const { evidence = [] } = tag ?? place ?? {}
  const words = evidence.map(each => `“${each}”`).join(', ')
  return [words, tag?.earlier && recordWords(tag.earlier)].filter(Boolean).join(' · ')
}
