'use client'

import { Button, Dialog, RadioGroup } from '@radix-ui/themes'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Field } from '#components/ui/fields/field.tsx'
import { LocalTimeInput } from '#components/ui/fields/local-time-input.client.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import { instantOf } from '#lib/text/local-time.ts'
import type { PublicationCheck } from '#server/articles/publication/queries/check.ts'
import { type FormPlace, PublishProblems } from './publish-problems.tsx'
import { PublishSummary } from './publish-summary.tsx'

export interface PublishWords {
  title: string
  /** What readers notice when it is confirmed. */
  effect: string
  confirm: string
  /** How one comes back from it. */
  wayBack: string
}

export interface PublishDialogProps {
  check: PublicationCheck
  words: PublishWords
  /** Closes the dialog; the focus returns with `onCloseAutoFocus`. */
  onClose: () => void
  onCloseAutoFocus: (event: Event) => void
  onConfirm: () => void
  /** Schedules the publication at a local time; gives the message for a time that is refused. Null where nothing is scheduled. */
  onSchedule: ((publishAt: string) => Promise<string | null>) | null
  onGo: ((place: FormPlace) => void) | null
}

/**
 * The moment of decision: what goes live, where, what is missing, now or at a time, and how to come back. The caret stands on the confirming button,
 * so that Enter publishes; with something missing on the first of what is missing.
 */
export default function PublishDialog(props: PublishDialogProps) {
  const { check, words, onClose, onCloseAutoFocus, onConfirm, onSchedule, onGo } = props
  const { embargo, schedule, blockers } = check
  const [later, setLater] = useState(embargo !== null)
  const [publishAt, setPublishAt] = useState(schedule?.publishAt ?? '')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const isBlocked = blockers.length > 0 || (!later && embargo !== null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    // React events bubble through portals: the article's form must not receive this submit.
    event.stopPropagation()
    if (isBlocked) return
    if (!later || !onSchedule) return onConfirm()
    // An empty time would call the schedule off.
    if (!instantOf(publishAt)) return setProblem('Informe a data e a hora')
    setBusy(true)
    const refused = await onSchedule(publishAt)
    setBusy(false)
    setProblem(refused ?? undefined)
  }
  return (
    <Dialog.Root open onOpenChange={open => open || onClose()}>
      <Dialog.Content
        ref={content}
        maxWidth="34rem"
        maxHeight="calc(100dvh - 2rem)"
        onCloseAutoFocus={onCloseAutoFocus}
        onOpenAutoFocus={event => {
          event.preventDefault()
          const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector)
          const first = find('[type="submit"]:enabled') ?? find('section button') ?? find('[role="radio"]:enabled')
          first?.focus()
        }}
      >
        <Dialog.Title mb="2">{words.title}</Dialog.Title>
        <Dialog.Description size="2">{words.effect}</Dialog.Description>
        <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
          <PublishSummary check={check} />
          <PublishProblems check={check} onGo={onGo} />
          {onSchedule && (
            <When later={later} onLater={setLater} embargo={embargo}>
              {later && (
                <Field label="Publicar em" hint="Horário de Brasília." error={problem}>
                  {control => (
                    <LocalTimeInput
                      {...control}
                      value={publishAt}
                      onChange={event => setPublishAt(event.target.value)}
                    />
                  )}
                </Field>
              )}
            </When>
          )}
          <p className="text-sm text-soft">{words.wayBack}</p>
          {/* In sight while the rest scrolls: the focus on the button must not scroll the heading away. */}
          <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-rule bg-(--color-panel-solid) px-6 pt-3 pb-6">
            <DialogCancel />
            <Button type="submit" color="green" disabled={isBlocked || busy}>
              {later ? 'Agendar publicação' : words.confirm}
            </Button>
          </div>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface WhenProps {
  later: boolean
  onLater: (later: boolean) => void
  /** Why nobody may publish by hand now. */
  embargo: string | null
  children: ReactNode
}

function When({ later, onLater, embargo, children }: WhenProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">Quando</legend>
      <RadioGroup.Root
        aria-label="Quando"
        value={later ? 'later' : 'now'}
        onValueChange={value => onLater(value === 'later')}
      >
        <RadioGroup.Item value="now" disabled={embargo !== null}>
          Agora
        </RadioGroup.Item>
        <RadioGroup.Item value="later">Em dia e hora marcados</RadioGroup.Item>
      </RadioGroup.Root>
      {embargo && (
        <p role="note" className="text-sm text-danger">
          {embargo}
        </p>
      )}
      {children}
    </fieldset>
  )
}
