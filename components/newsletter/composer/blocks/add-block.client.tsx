'use client'

import { Button, DropdownMenu } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ChoiceOption } from '#components/ui/fields/option-list.tsx'
import { useAfterMenu } from '#components/ui/focus/use-after-menu.client.tsx'
import { randomUuid } from '#components/ui/random-uuid.ts'
import { type BlockNames, blankBlock, blockLabels } from '#lib/newsletter/blocks.ts'
import type { BlockKind, EditionBlock } from '#lib/newsletter/edition.ts'
import type { ComposerActions } from '../composer-actions.ts'
import { PickDialog, type Searched } from './pick-dialog.client.tsx'

interface AddBlockProps {
  /** The edition's city, which new blocks begin with. */
  city: string | null
  /** Whether the next article is the edition's first, which is shown large. */
  isFirstArticle: boolean
  actions: Pick<ComposerActions, 'searchArticles' | 'searchEvents'>
  onAdd: (block: EditionBlock, names: BlockNames) => void
}

const kinds = Object.entries(blockLabels) as [BlockKind, string][]

/** The menu of new blocks, which are added at the end. Articles and events are found by a search. */
export function AddBlock({ city, isFirstArticle, actions, onAdd }: AddBlockProps) {
  const [picking, setPicking] = useState<Searched | null>(null)
  const { later, closed } = useAfterMenu()
  const add = (kind: BlockKind) => {
    if (kind === 'article' || kind === 'event') return
    onAdd(blankBlock(kind, randomUuid(), city), {})
  }
  const pick = ({ value, label }: ChoiceOption) => {
    const id = randomUuid()
    const block: EditionBlock =
      picking === 'event'
        ? { id, kind: 'event', eventId: value }
        : { id, kind: 'article', articleId: value, look: isFirstArticle ? 'lead' : 'short' }
    onAdd(block, { [value]: label })
  }
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <Button type="button" size="3" variant="soft">
            <Plus aria-hidden size={16} /> Adicionar bloco
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content onCloseAutoFocus={closed}>
          {kinds.map(([kind, label]) => (
            <DropdownMenu.Item
              key={kind}
              onSelect={later(() => (kind === 'article' || kind === 'event' ? setPicking(kind) : add(kind)))}
            >
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <PickDialog picking={picking} actions={actions} onPick={pick} onClose={() => setPicking(null)} />
    </>
  )
}
