'use client'

import './suggestions.css'
import { Button, Callout } from '@radix-ui/themes'
import { useId } from 'react'
import { placeTypeLabels } from '#lib/articles/suggestions/places.ts'
import type { Suggestions } from '#lib/articles/suggestions/suggestions.ts'
import { formatDate } from '#lib/text/format.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import type { StandingArticle } from '../saving/standing-article.ts'
import { isChosen, ofPlace, ofTag, type Suggestion } from './choices.ts'
import { Proposals } from './proposals.client.tsx'
import { SuggestionRow } from './suggestion-row.client.tsx'
import type { SuggestionsState } from './use-suggestions.client.tsx'

interface FoundProps {
  state: SuggestionsState
  found: Suggestions
  form: ArticleFormControl
  article: StandingArticle | null
}

/** Everything that an analysis found. */
export function Found({ state, found, form, article }: FoundProps) {
  const { tags, locations, similar, note, altHint } = found
  return (
    <>
      {note && (
        <Callout.Root color="amber" size="1">
          <Callout.Text>{note}</Callout.Text>
        </Callout.Root>
      )}
      {similar.length > 0 && <Alike similar={similar} />}
      <SuggestionList title="Tags sugeridas" state={state} suggestions={tags.map(ofTag)} />
      <SuggestionList
        title="Lugares sugeridos"
        state={state}
        suggestions={locations
          .toSorted((a, b) => Number(Boolean(b.reasons)) - Number(Boolean(a.reasons)))
          .flatMap(place => ofPlace(place) ?? [])}
      />
      <Proposals found={found} form={form} article={article} />
      {altHint && (
        <p className="text-sm text-soft">
          <strong className="text-ink">Descrição da capa.</strong> {altHint}
        </p>
      )}
    </>
  )
}

interface SuggestionListProps {
  title: string
  state: SuggestionsState
  suggestions: readonly Suggestion[]
}

function SuggestionList({ title, state, suggestions }: SuggestionListProps) {
  const id = useId()
  const open = suggestions.filter(each => !isChosen(each, state.chosen) && !state.isRefused(each))
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        {open.length > 1 && (
          <Button type="button" size="1" variant="ghost" onClick={() => state.accept(open)}>
            Aceitar todas<span className="sr-only"> as sugestões: {title.toLowerCase()}</span>
          </Button>
        )}
      </div>
      {suggestions.length === 0 ? (
        <p className="text-sm text-soft">O texto não deixa sugerir nenhuma.</p>
      ) : (
        <ul aria-labelledby={id} className="suggestions">
          {suggestions.map(each => (
            <SuggestionRow
              key={each.key}
              suggestion={each}
              label={labelOf(each)}
              isChosen={isChosen(each, state.chosen)}
              isRefused={state.isRefused(each)}
              isPrimary={each.place?.type === 'city' && state.chosen.cities[0] === each.key}
              onAccept={() => state.accept([each])}
              onRelease={() => state.release(each)}
              onRefuse={() => state.refuse(each)}
              onLead={each.place?.type === 'city' ? () => state.lead(each) : null}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function labelOf({ tag, place }: Suggestion): { name: string; kind: string | null } {
  if (tag) return { name: tag.tag, kind: null }
  const { name, type, uf } = place
  return { name: type === 'city' && uf ? `${name} (${uf})` : name, kind: placeTypeLabels[type] }
}

/** The alarm for a text that was published already. */
function Alike({ similar }: Pick<Suggestions, 'similar'>) {
  const isSame = similar.some(({ same }) => same)
  return (
    <div className="suggestion-alarm" data-same={isSame}>
      <p>{isSame ? 'Já há um artigo publicado com este título:' : 'Artigos publicados parecidos com este:'}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {similar.map(({ id, title, path, publishedAt }) => (
          <li key={id}>
            <a href={path} target="_blank" rel="noreferrer" className="underline">
              {title}
            </a>{' '}
            ({formatDate(new Date(publishedAt), 'dd/MM/yyyy')})
          </li>
        ))}
      </ul>
    </div>
  )
}
