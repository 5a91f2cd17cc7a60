'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { useUnsent } from '#components/journal/use-unsent.client.tsx'
import { forgetFailure, offering, sayError } from '#components/ui/forms/form-failure.ts'
import { useLeaveWarning } from '#components/ui/forms/use-leave-warning.client.tsx'
import type { BlockNames } from '#lib/newsletter/blocks.ts'
import type { ComposedEdition } from '#server/newsletter/editions/queries/composing.ts'
import type { ComposerActions } from './composer-actions.ts'
import { EditionSaver } from './edition-saver.ts'

const failure = 'Não foi possível salvar a edição.'

interface ComposingOptions {
  userId: string
  edition: ComposedEdition
  actions: ComposerActions
}

/** An edition while it is composed. `EditionSaver` saves it; this browser keeps it until then. */
export function useComposing({ userId, edition, actions }: ComposingOptions) {
  const router = useRouter()
  const [names, setNames] = useState(edition.names)
  const [comparing, setComparing] = useState(true)
  const [state, setState] = useState(() => ({
    fields: edition.fields,
    stored: { version: edition.version, fields: edition.fields },
    phase: 'saved' as EditionSaver['state']['phase'],
    theirs: null as EditionSaver['state']['theirs'],
    generation: 0,
  }))
  const [saver] = useState(
    () =>
      new EditionSaver(edition, {
        save: actions.save,
        load: actions.load,
        show: setState,
        tell(error) {
          sayError(error, failure)
          if (error.code === 'edition_closed') router.refresh()
        },
        calm: forgetFailure,
      }),
  )
  const { fields, stored, phase, theirs } = state
  const unsent = useUnsent({
    userId,
    subject: `edition:${edition.id}`,
    fields: { ...fields, version: stored.version },
    blank: { ...stored.fields, version: stored.version },
    restore: ({ version, ...kept }) => saver.put(kept, version),
  })
  useLeaveWarning(phase !== 'saved')
  useEffect(() => () => saver.close(), [saver])
  const learn = (learnt: BlockNames) => setNames(before => ({ ...before, ...learnt }))

  return {
    saver,
    fields,
    names,
    phase,
    generation: state.generation,
    version: stored.version,
    isBack: unsent.isBack,
    /** The other person's version during a comparison. */
    theirs: comparing ? theirs : null,
    learn,
    compare: setComparing,
    keepMine: () => saver.keepMine(),
    /** Replaces this screen's fields by the saved ones. A button of the message brings them back. */
    takeTheirs(): void {
      if (theirs) learn(theirs.names)
      const mine = saver.takeTheirs()
      const back = () => mine && saver.put(mine)
      toast.success('A versão salva está na tela.', offering({ label: 'Trazer de volta', onClick: back }))
    },
    /** Discards the text that this browser kept. */
    discard: () => saver.put(stored.fields),
  }
}

export type Composing = ReturnType<typeof useComposing>
