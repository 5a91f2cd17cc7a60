'use client'

import { Badge } from '@radix-ui/themes'
import { X } from 'lucide-react'
import { useController } from 'react-hook-form'
import { placePath, placeTypeLabels } from '#lib/articles/suggestions/places.ts'
import type { ArticleFormControl } from '../article-form-control.ts'

/** The chosen places that are no municipality, for the newsroom (AN-5). They come from suggestions. */
export function OtherPlacesField({ form }: { form: ArticleFormControl }) {
  const { field } = useController({ control: form.control, name: 'places' })
  const places = field.value ?? []
  if (places.length === 0) return null
  return (
    <div>
      <p className="text-sm font-medium">Outros lugares</p>
      <ul className="mt-1 flex flex-wrap gap-1.5" aria-label="Outros lugares escolhidos">
        {places.map(place => (
          <li key={placePath(place)}>
            <Badge size="2" color="gray">
              {place.name} · {placeTypeLabels[place.type].toLowerCase()}
              <button
                type="button"
                className="chip-remove"
                aria-label={`Remover ${place.name}`}
                onClick={() => field.onChange(places.filter(other => other !== place))}
              >
                <X aria-hidden size={14} />
              </button>
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
