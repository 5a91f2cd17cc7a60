'use client'

import './articles.css'
import './writing.css'
import { zodResolver } from '@hookform/resolvers/zod'
import { Callout } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { BodyField } from '#components/editor/body-field.client.tsx'
import type { BodyEditorHandle } from '#components/editor/body-hooks.client.tsx'
import { sayFailure } from '#components/ui/form-failure.ts'
import { useLeaveWarning } from '#components/ui/use-leave-warning.client.tsx'
import type { ArticleStatus } from '#lib/article.ts'
import { type ArticleFields, type ArticleFieldsInput, articleFields } from '#lib/schemas/article.ts'
import type { ArticleActions, StandingArticle } from './article-actions.ts'
import { articleConflict } from './article-conflict.ts'
import { CitiesField } from './cities-field.client.tsx'
import { ConflictDialog } from './conflict-dialog.client.tsx'
import { CoverField } from './cover-field.client.tsx'
import { firstMessage } from './first-message.ts'
import { FormActions } from './form-actions.client.tsx'
import { HeadlineFields } from './headline-fields.client.tsx'
import type { ArticleExtras, FormExtras } from './journal.ts'
import { randomUuid } from './random-uuid.ts'
import { Recovered } from './recovered.client.tsx'
import { SessionDialog } from './session-dialog.client.tsx'
import { TagsField } from './tags-field.client.tsx'
import { useJournal } from './use-journal.client.tsx'
import { useReplacing } from './use-replacing.client.tsx'
import { useSaveKey } from './use-save-key.client.tsx'
import { useSaving } from './use-saving.client.tsx'
import { VisibilityField } from './visibility-field.client.tsx'

interface ArticleFormProps extends FormExtras {
  userId: string
  /** Null for an article that is yet to be created. */
  article: StandingArticle | null
  /** The story idea that a new article is written from. */
  ideaId?: string
  initial: ArticleFieldsInput
  actions: ArticleActions
}

/** The form that writes and edits articles (editorial §2, create and edit). */
export function ArticleForm({ userId, article, ideaId, initial, actions, ...extras }: ArticleFormProps) {
  const form = useForm<ArticleFieldsInput, unknown, ArticleFields>({
    resolver: zodResolver(articleFields),
    defaultValues: initial,
  })
  const editor = useRef<BodyEditorHandle>(null)
  const [held] = useState(() => ({ current: { requestId: randomUuid(), version: article?.version ?? null } }))
  const [{ coverSrc, cityNames }, setExtras] = useState<FormExtras>(extras)
  const [wanted, setWanted] = useState<ArticleStatus>(article?.status ?? 'draft')
  const articleId = article?.id ?? null
  const read = () => ({ ...held.current, coverSrc, cityNames })
  const journal = useJournal<ArticleFieldsInput, ArticleExtras>({ userId, subject: articleId, form, read })
  const saving = useSaving({ form, article, ideaId, actions, journal, held })
  const replacing = useReplacing({ form, editor, journal, held, onExtras: setExtras })
  const element = useRef<HTMLFormElement>(null)
  useLeaveWarning(journal.dirty)
  useSaveKey(element)

  // The status may have been changed by what was just done.
  const status = article?.status ?? 'draft'
  useEffect(() => setWanted(status), [status])

  const send = (to: ArticleStatus) =>
    form.handleSubmit(
      fields => (article ? saving.saveAndMove(fields, article.status, to) : saving.create(fields)),
      invalid,
    )
  function takeTheirs() {
    if (!saving.theirs) return
    replacing.takeTheirs(saving.theirs)
    saving.closeConflict()
  }
  return (
    <form method="post" noValidate onSubmit={send(wanted)} ref={element} className="article-form">
      {journal.found && (
        <div className="article-form-wide">
          <Recovered
            entry={journal.found}
            onRestore={() => journal.found && replacing.restore(journal.found)}
            onDiscard={() => journal.found && journal.discard(journal.found)}
          />
        </div>
      )}
      {!journal.works && (
        <Callout.Root color="amber" size="1" className="article-form-wide">
          <Callout.Text>
            Este navegador não consegue guardar uma cópia do que você digita. Salve com frequência.
          </Callout.Text>
        </Callout.Root>
      )}
      <div className="flex min-w-0 flex-col gap-4">
        <HeadlineFields form={form} derives={article === null} />
        <BodyField control={form.control} name="content" label="Conteúdo" editor={editor} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <CoverField
          form={form}
          uploadedSrc={coverSrc}
          onUploaded={src => setExtras(now => ({ ...now, coverSrc: src }))}
          onSignedOut={saving.askToSignIn}
        />
        <TagsField form={form} />
        <CitiesField
          form={form}
          search={actions.searchCities}
          names={cityNames}
          onName={(path, name) => setExtras(now => ({ ...now, cityNames: { ...now.cityNames, [path]: name } }))}
        />
        <VisibilityField form={form} />
      </div>
      <FormActions
        article={article}
        busy={saving.busy}
        dirty={journal.dirty}
        wanted={wanted}
        onWanted={setWanted}
        onMove={to => send(to)()}
      />
      <SessionDialog open={saving.signedOut} busy={saving.busy} onClose={saving.closeSignIn} onRetry={saving.retry} />
      <ConflictDialog
        conflict={saving.theirs && articleConflict(saving.theirs, form.getValues())}
        busy={saving.busy}
        onKeepMine={form.handleSubmit(saving.keepMine, invalid)}
        onTakeTheirs={takeTheirs}
        onClose={saving.closeConflict}
      />
    </form>
  )
}

/** The first message as a toast; all of them stand beside their fields, and the first wrong field has the focus (editorial §5). */
function invalid(errors: FieldErrors<ArticleFieldsInput>): void {
  const [first] = Object.values(errors)
  sayFailure('Erro de validação', firstMessage(first as Parameters<typeof firstMessage>[0]))
}
