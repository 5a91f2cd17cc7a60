'use client'

import { useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { toast } from 'sonner'
import { useFocusReturn } from '#components/ui/focus/use-focus-return.client.tsx'
import { sayError, unanswered } from '#components/ui/forms/form-failure.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import type { PublicationCheck } from '#server/articles/publication/queries/check.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import type { FormPlace } from '../publication/publish-problems.tsx'
import { schedulePublication } from '../publication/schedule-publication.ts'
import type { Saving } from '../saving/machine/saving.ts'
import type { StandingArticle } from '../saving/standing-article.ts'
import type { SidePanelState } from '../screen/use-side-panel.client.tsx'
import type { ArticleActions } from './article-actions.ts'
import type { ArticleOperations } from './use-article-operations.client.tsx'

interface PublicationOptions {
  form: ArticleFormControl
  article: StandingArticle | null
  actions: Pick<ArticleActions, 'checkPublication' | 'schedule'>
  saving: Saving
  operations: ArticleOperations
  panel: SidePanelState
  /** Saves the form and moves the article to a status. */
  send: (to: ArticleStatus) => () => Promise<void>
  refresh: () => void
}

const failure = 'Não foi possível abrir a publicação.'

/** The decisions about what readers see: publishing opens a dialog, taking down asks; every other change of status runs at once. */
export function usePublication(options: PublicationOptions) {
  const { form, article, actions, saving, operations, panel, send, refresh } = options
  const [check, setCheck] = useState<PublicationCheck | null>(null)
  const [down, setDown] = useState<'draft' | 'review' | null>(null)
  const { remember, after, giveBack } = useFocusReturn()

  /** Opens the dialog with the facts of the text as it is saved now. */
  const open = () =>
    operations.saveFirst(async id => {
      const outcome = await actions.checkPublication({ id }).catch(unanswered)
      if (outcome.serverError) {
        if (outcome.serverError.code === 'already_in_status') refresh()
        return sayError(outcome.serverError, failure)
      }
      if (!outcome.data) return
      showBeside(form, outcome.data)
      setCheck(outcome.data)
    })

  function publish() {
    // A colleague's save was merged while the dialog was open: what it says is old.
    const isOld = check?.version !== saving.state.version
    after(isOld ? reopen : send('published'))
    setCheck(null)
  }
  const reopen = () => {
    toast.info('O texto mudou enquanto você decidia. Confira de novo.')
    void open()
  }

  async function schedule(publishAt: string): Promise<string | null> {
    const refused = check && (await schedulePublication(actions.schedule, check, publishAt))
    if (refused !== null) return refused
    after(refresh)
    setCheck(null)
    toast.success('Agendamento salvo.')
    return null
  }

  return {
    /** For every button that changes the status, and for saving with another status chosen. */
    decide(to: ArticleStatus): void {
      const from = article?.status ?? 'draft'
      remember()
      if (to === 'published' && from !== 'published' && article) void open()
      else if (to !== 'published' && from === 'published') setDown(to)
      else void send(to)()
    },
    dialog: check && {
      check,
      onClose: () => setCheck(null),
      onCloseAutoFocus: giveBack,
      onConfirm: publish,
      onSchedule: article?.revisionOf ? null : schedule,
      onGo(place: FormPlace) {
        after(() => ('field' in place ? panel.focusField(place.field) : panel.reveal(place.tab)))
        setCheck(null)
      },
    },
    question: {
      to: down,
      onConfirm() {
        if (down) after(send(down))
        setDown(null)
      },
      onClose: () => setDown(null),
      onCloseAutoFocus: giveBack,
    },
  }
}

/** Shows each thing that is missing beside its field too: the tabs of the panel are marked with it. */
function showBeside(form: ArticleFormControl, { blockers }: PublicationCheck): void {
  for (const { field, text } of blockers.toReversed()) {
    if (field) form.setError(field as FieldPath<ArticleFieldsInput>, { type: 'server', message: text })
  }
}
