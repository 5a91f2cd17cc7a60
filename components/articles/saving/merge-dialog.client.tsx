'use client'

import '../comparison.css'
import { Button, Dialog, Heading, RadioGroup, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { longDateTime } from '#lib/format.ts'
import type { Choice } from '#lib/merge/article.ts'
import { type ShownDispute, shownDisputes } from './disputes.ts'
import type { SavingConflict } from './saving-state.ts'

interface MergeDialogProps {
  open: boolean
  /** Null while there is none. */
  conflict: SavingConflict | null
  busy: boolean
  onResolve: (choices: Readonly<Record<string, Choice>>) => void
  onClose: () => void
}

/** Two people changed the same paragraphs: side by side, for somebody to choose; everything else is merged already (ruling "Concurrent edits"). */
export function MergeDialog({ open, conflict, busy, onResolve, onClose }: MergeDialogProps) {
  return (
    <Dialog.Root open={open && conflict !== null} onOpenChange={next => next || onClose()}>
      <Dialog.Content maxWidth="64rem" maxHeight="calc(100dvh - 3rem)">
        <Dialog.Title>Este artigo mudou enquanto você escrevia</Dialog.Title>
        {conflict && <Choosing conflict={conflict} busy={busy} onResolve={onResolve} onClose={onClose} />}
      </Dialog.Content>
    </Dialog.Root>
  )
}

type ChoosingProps = Omit<MergeDialogProps, 'open' | 'conflict'> & { conflict: SavingConflict }

function Choosing({ conflict: { theirs, merge }, busy, onResolve, onClose }: ChoosingProps) {
  const [disputes] = useState(() => shownDisputes(merge.disputes))
  const [choices, setChoices] = useState<Record<string, Choice>>(() =>
    Object.fromEntries(disputes.map(({ id, usual }) => [id, usual])),
  )
  return (
    <>
      <Dialog.Description>
        {theirs.savedBy} salvou outra versão em {longDateTime(new Date(theirs.updatedAt))}. O que cada um mudou em
        lugares diferentes já foi juntado. Escolha o que fica onde os dois mexeram: a versão do servidor continua no
        histórico e, se a sua ceder, ela fica guardada neste navegador.
      </Dialog.Description>
      <div className="mt-4 flex flex-col gap-5">
        {disputes.map(dispute => (
          <DisputeChoice
            key={dispute.id}
            dispute={dispute}
            savedBy={theirs.savedBy}
            choice={choices[dispute.id] ?? dispute.usual}
            onChoice={choice => setChoices(now => ({ ...now, [dispute.id]: choice }))}
          />
        ))}
      </div>
      <div className="comparison-choices">
        <Button type="button" variant="soft" color="gray" onClick={onClose}>
          Continuar editando
        </Button>
        <Button type="button" disabled={busy} onClick={() => onResolve(choices)}>
          {busy ? 'Salvando...' : 'Salvar com estas escolhas'}
        </Button>
      </div>
    </>
  )
}

interface DisputeChoiceProps {
  dispute: ShownDispute
  savedBy: string
  choice: Choice
  onChoice: (choice: Choice) => void
}

const choiceNames: Record<Choice, string> = {
  theirs: 'Ficar com a do servidor',
  mine: 'Ficar com a minha',
  both: 'Manter as duas',
}

function DisputeChoice({ dispute, savedBy, choice, onChoice }: DisputeChoiceProps) {
  const { id, name, mine, theirs, choices } = dispute
  return (
    <section aria-label={name} className="dispute rounded-sm border border-rule">
      <Heading as="h2" size="2" className="border-b border-rule bg-sunken px-3 py-1">
        {name}
      </Heading>
      <div className="comparison-row">
        <Side name={`Versão do servidor, de ${savedBy}`} lines={theirs} side="theirs" />
        <Side name="A sua versão" lines={mine} side="mine" />
      </div>
      <RadioGroup.Root
        name={id}
        aria-label={`O que fica: ${name}`}
        value={choice}
        onValueChange={value => onChoice(value as Choice)}
        className="dispute-choices"
      >
        {choices.map(each => (
          <RadioGroup.Item key={each} value={each}>
            {choiceNames[each]}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </section>
  )
}

function Side({ name, lines, side }: { name: string; lines: readonly string[]; side: 'mine' | 'theirs' }) {
  return (
    <div className="py-2">
      <Text as="p" size="1" color="gray" className="px-3">
        {name}
      </Text>
      <p className="comparison-line" data-side={side}>
        {lines.join('\n')}
      </p>
    </div>
  )
}
