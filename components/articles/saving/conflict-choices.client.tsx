'use client'

import { Button, Dialog, RadioGroup, Text } from '@radix-ui/themes'
import { type ReactNode, useState } from 'react'
import type { Choice, MergeConflict } from '#lib/merge/merge-articles.ts'
import { ComparedSides } from '../versions/compared-sides.tsx'
import { type ShownConflict, shownConflicts } from './machine/conflicts.ts'

/** The names of the two sides and the labels of the buttons. */
export interface ChoiceWords {
  theirs: string
  mine: string
  choices: Record<Choice, string>
  cancel: string
  submit: string
  busy: string
}

interface ConflictChoicesProps {
  conflicts: readonly MergeConflict[]
  words: ChoiceWords
  busy: boolean
  onResolve: (choices: Readonly<Record<string, Choice>>) => void
  onClose: () => void
  /** The explanation: what happened, and where the rejected side goes. */
  children: ReactNode
}

/**
 * The content of a conflict dialog: what both sides changed, side by side, with a choice for each (SAVE-4). Nothing is chosen before a person
 * chooses.
 */
export function ConflictChoices({ conflicts, words, busy, onResolve, onClose, children }: ConflictChoicesProps) {
  const [shown] = useState(() => shownConflicts(conflicts))
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const left = shown.filter(({ id }) => !choices[id]).length
  return (
    <>
      <Dialog.Description>{children}</Dialog.Description>
      <div className="mt-4 flex flex-col gap-5">
        {shown.map(conflict => (
          <ConflictChoice
            key={conflict.id}
            conflict={conflict}
            words={words}
            choice={choices[conflict.id]}
            onChoice={choice => setChoices(now => ({ ...now, [conflict.id]: choice }))}
          />
        ))}
      </div>
      <div className="comparison-choices">
        {left > 0 && (
          <Text size="2" color="gray" className="self-center">
            {left === 1 ? 'Falta escolher um trecho.' : `Falta escolher ${left} trechos.`}
          </Text>
        )}
        <Button type="button" variant="soft" color="gray" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="button" disabled={busy || left > 0} onClick={() => onResolve(choices)}>
          {busy ? words.busy : words.submit}
        </Button>
      </div>
    </>
  )
}

interface ConflictChoiceProps {
  conflict: ShownConflict
  words: ChoiceWords
  choice: Choice | undefined
  onChoice: (choice: Choice) => void
}

function ConflictChoice({ conflict, words, choice, onChoice }: ConflictChoiceProps) {
  const { id, name, mine, theirs } = conflict
  return (
    <ComparedSides part={name} theirs={theirs} mine={mine} names={words}>
      <RadioGroup.Root
        name={id}
        aria-label={`O que fica: ${name}`}
        value={choice ?? ''}
        onValueChange={value => onChoice(value as Choice)}
        className="conflict-choices"
      >
        {(['theirs', 'mine'] as const).map(each => (
          <RadioGroup.Item key={each} value={each}>
            {words.choices[each]}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </ComparedSides>
  )
}
