import { Badge } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { EntryName, SwitchEntryInput } from '#lib/schemas/site/navigation.ts'

/** The toasts of an entry's buttons: the text after success, and the title after a failure. */
interface EntryWords {
  /** “item”, “card”. */
  noun: string
  updated: string
  updateFailed: string
  removed: string
  removeFailed: string
}

interface EntryRowProps {
  id: string
  name: string
  url: string
  isActive: boolean
  /** A picture before the name. */
  picture?: ReactNode
  /** More about the entry, under its name. */
  children?: ReactNode
  words: EntryWords
  /** The button and form that change the entry. */
  change: ReactNode
  toggle: Act<SwitchEntryInput>
  remove: Act<EntryName>
}

/** An entry of the menu or of the cards with its buttons. */
export function EntryRow(props: EntryRowProps) {
  const { id, name, url, isActive, picture, children, words, change, toggle, remove } = props
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-start lg:justify-between">
      <div className="flex min-w-0 gap-3">
        {picture}
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
            {name} {!isActive && <Badge color="gray">Inativo</Badge>}
          </p>
          {children}
          <p className="text-sm break-all text-soft">{url}</p>
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {change}
        <ActButton
          act={toggle}
          input={{ id, active: !isActive }}
          success={words.updated}
          failure={words.updateFailed}
          color="gray"
          aria-label={`${isActive ? 'Desativar' : 'Ativar'} ${name}`}
        >
          {isActive ? 'Desativar' : 'Ativar'}
        </ActButton>
        <ConfirmActButton
          act={remove}
          input={{ id }}
          success={words.removed}
          failure={words.removeFailed}
          text="Excluir"
          busyText="Excluindo..."
          label={`Excluir ${name}`}
          title={`Excluir ${words.noun}`}
          question={`“${name}” sai do site agora. Para tirar por um tempo, basta desativar.`}
        />
      </div>
    </div>
  )
}
