'use client'

import { Callout } from '@radix-ui/themes'
import { CopyCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { FindSimilarInput } from '#lib/schemas/events/event.ts'
import type { SimilarEvent } from '#server/events/queries/similar.ts'
import type { EventActions } from '../event-actions.ts'
import type { EventFormControl } from './event-form-control.ts'

interface SimilarEventsProps {
  form: EventFormControl
  find: EventActions['findSimilar']
  /** The event itself, which is no duplicate. */
  id?: string
}

const PAUSE_MS = 600

/** Warns of events on the same day that look like this one (EVT-11). It blocks nothing. */
export function SimilarEvents({ form, find, id }: SimilarEventsProps) {
  const [title, location, city, startDate] = useWatch({
    control: form.control,
    name: ['title', 'location', 'city', 'startDate'],
  })
  const [similar, setSimilar] = useState<readonly SimilarEvent[]>([])
  const asked =
    title.trim().length >= 3 && city !== '' && /^\d{4}-\d{2}-\d{2}$/.test(startDate)
      ? JSON.stringify({ title, location, city, day: startDate, id: id ?? null } satisfies FindSimilarInput)
      : ''
  const ask = useEffectEvent(find)
  useEffect(() => {
    let current = true
    const timer = setTimeout(async () => {
      const found = asked ? await ask(JSON.parse(asked)).catch(() => null) : null
      if (current) setSimilar(found?.data ?? [])
    }, PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [asked])
  return (
    // Rendered empty at first, so that screen readers announce what appears in it.
    <div role="status" className="contents">
      {similar.length > 0 && (
        <Callout.Root color="amber">
          <Callout.Icon>
            <CopyCheck aria-hidden size={18} />
          </Callout.Icon>
          <Callout.Text>
            Parece que este evento já está na agenda. Confira antes de salvar:{' '}
            {similar.map(({ id: other, title: name, location: place, path }, index) => (
              <span key={other}>
                {index > 0 && '; '}
                <a href={path} target="_blank" rel="noopener" className="font-semibold underline">
                  {name}
                </a>
                , {place}
              </span>
            ))}
            .
          </Callout.Text>
        </Callout.Root>
      )}
    </div>
  )
}
