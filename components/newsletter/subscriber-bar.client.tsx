'use client'

import { Button, IconButton } from '@radix-ui/themes'
import { X } from 'lucide-react'
import { useListSelection } from '#components/list/selection.client.tsx'
import { useBulk } from '#components/list/use-bulk.client.tsx'
import { ConfirmButton } from '#components/ui/confirm-button.client.tsx'
import type { BulkAct, BulkResult } from '#lib/list/bulk.ts'
import type { Act } from '#lib/outcome.ts'
import type { TagSubscribersInput } from '#lib/schemas/newsletter/subscriber.ts'
import { plural } from '#lib/text/format.ts'
import { TagDialog } from './tag-dialog.client.tsx'

interface SubscriberBarProps {
  acts: readonly BulkAct[]
  tag: Act<TagSubscribersInput, BulkResult>
}

/** The number of subscribers, and the acts on the selected ones. */
export function SubscriberBar({ acts, tag }: SubscriberBarProps) {
  const { ids, clear, total } = useListSelection()
  const { busy, run } = useBulk()
  const act = async (chosen: BulkAct) => {
    const worked = await run(chosen, [...ids])
    if (worked) clear()
    return worked
  }
  const isChosen = ids.length > 0
  return (
    <div className="list-bar" data-chosen={isChosen || undefined}>
      <div className="flex items-center gap-3">
        <p role="status" className="text-sm text-soft">
          {isChosen ? `${plural(ids.length, 'inscrito', 'inscritos')} na seleção` : total}
        </p>
        {isChosen && (
          <IconButton type="button" variant="ghost" color="gray" aria-label="Limpar seleção" onClick={clear}>
            <X aria-hidden size={16} />
          </IconButton>
        )}
      </div>
      {isChosen && (
        <div className="flex flex-wrap items-center gap-2">
          <TagDialog
            trigger={
              <Button type="button" variant="soft" disabled={busy}>
                Etiquetas
              </Button>
            }
            run={(words, input) =>
              act({
                label: 'Etiquetas',
                done: words,
                question: '',
                reverse: null,
                run: each => tag({ ...each, ...input }),
              })
            }
            busy={busy}
          />
          {acts.map(each => (
            <ConfirmButton
              key={each.label}
              text={each.label}
              busyText="Um momento..."
              label={each.label}
              title={each.label}
              question={each.question}
              color="gray"
              busy={busy}
              run={() => act(each)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
