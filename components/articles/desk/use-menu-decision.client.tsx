'use client'

import { useState } from 'react'
import { toast } from 'sonner'
import { useFocusReturn } from '#components/ui/focus/use-focus-return.client.tsx'
import { sayError, unanswered } from '#components/ui/forms/form-failure.ts'
import { useScreenRefresh } from '#components/ui/refresh/screen-refresh.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { ArticleStatus } from '#lib/articles/article.ts'
import type { Act } from '#lib/outcome.ts'
import type { ChangeStatusInput } from '#lib/schemas/articles/article.ts'
import type { PublicationCheck } from '#server/articles/publication/queries/check.ts'
import { movedWords } from '../publication/moved-words.ts'
import { PublicationDialogs } from '../publication/publication-dialogs.client.tsx'
import type { ScheduleFormProps } from '../publication/schedule-form.client.tsx'
import { schedulePublication } from '../publication/schedule-publication.ts'

export interface MenuDecisionActs {
  changeStatus: Act<ChangeStatusInput>
  checkPublication: Act<{ id: string }, PublicationCheck>
  schedule: ScheduleFormProps['schedule']
}

const failure = 'Não foi possível atualizar o status.'

/** Changes an article's status from a list: publishing and taking down ask with the same dialogs as the writing screen. */
export function useMenuDecision(
  { id, status, version }: { id: string; status: ArticleStatus; version: number },
  acts: MenuDecisionActs,
) {
  const refresh = useScreenRefresh()
  const move = useAct(acts.changeStatus, ({ status: to }) => movedWords(status, to), failure)
  const [check, setCheck] = useState<PublicationCheck | null>(null)
  const [down, setDown] = useState<'draft' | 'review' | null>(null)
  const { remember, after, giveBack } = useFocusReturn()

  async function open() {
    const outcome = await acts.checkPublication({ id }).catch(unanswered)
    if (outcome.serverError) sayError(outcome.serverError, failure)
    else if (outcome.data) setCheck(outcome.data)
  }
  function decide(to: ArticleStatus) {
    remember()
    if (to === 'published') void open()
    else if (status === 'published') setDown(to)
    else void move.run({ id, version, status: to })
  }
  const close = () => setCheck(null)
  const dialog = check && {
    check,
    onClose: close,
    onCloseAutoFocus: giveBack,
    onConfirm() {
      after(() => void move.run({ id, version: check.version, status: 'published' }))
      close()
    },
    async onSchedule(publishAt: string) {
      const refused = await schedulePublication(acts.schedule, check, publishAt)
      if (refused !== null) return refused
      after(refresh)
      close()
      toast.success('Agendamento salvo.')
      return null
    },
    onGo: null,
  }
  const question = {
    to: down,
    onConfirm() {
      if (down) after(() => void move.run({ id, version, status: down }))
      setDown(null)
    },
    onClose: () => setDown(null),
    onCloseAutoFocus: giveBack,
  }
  return {
    decide,
    busy: move.busy,
    dialogs: <PublicationDialogs publication={{ dialog, question }} ofRevision={false} />,
  }
}
