'use client'

import { Button } from '@radix-ui/themes'
import { BulkBar } from '#components/list/bulk-bar.client.tsx'
import type { BulkAct, BulkResult } from '#lib/list/bulk.ts'
import type { Act } from '#lib/outcome.ts'
import type { TagSubscribersInput } from '#lib/schemas/newsletter/subscriber.ts'
import { TagDialog } from './tag-dialog.client.tsx'

interface SubscriberBarProps {
  acts: readonly BulkAct[]
  tag: Act<TagSubscribersInput, BulkResult>
}

/** The number of subscribers, and the acts on the selected ones. */
export const SubscriberBar = ({ acts, tag }: SubscriberBarProps) => (
  <BulkBar noun={{ one: 'inscrito', many: 'inscritos' }} acts={acts}>
    {(act, busy) => (
      <TagDialog
        trigger={
          <Button type="button" variant="soft" disabled={busy}>
            Etiquetas
          </Button>
        }
        run={(done, input) =>
          act({ label: 'Etiquetas', done, question: '', reverse: null, run: each => tag({ ...each, ...input }) })
        }
        busy={busy}
      />
    )}
  </BulkBar>
)
