'use client'

import { filledBy } from '#components/ui/forms/filled.ts'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import '#components/articles/form/writing.css'
import { zodResolver } from '@hookform/resolvers/zod'
import { Callout, Text, TextField } from '@radix-ui/themes'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Conflict, ConflictDialog } from '#components/admin/page-conflict-dialog.client.tsx'
import { useSaveKey } from '#components/articles/form/use-save-key.client.tsx'
import { SessionDialog } from '#components/articles/saving/session-dialog.client.tsx'
import { bodyLines } from '#components/articles/versions/body-lines.ts'
import { BodyField } from '#components/editor/body-field.client.tsx'
import type { BodyEditorHandle } from '#components/editor/body-hooks.client.tsx'
import { Recovered } from '#components/journal/recovered.client.tsx'
import { useJournal } from '#components/journal/use-journal.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { sayFirst } from '#components/ui/forms/form-failure.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useLeaveWarning } from '#components/ui/forms/use-leave-warning.client.tsx'
import { type SitePageFields, sitePageFields } from '#lib/schemas/site/site-page.ts'
import type { SitePageSlug } from '#lib/site/pages/site-pages.ts'
import { type LoadedPage, type SitePageActions, usePageSaving } from './use-page-saving.client.tsx'

interface SitePageFormProps {
  userId: string
  page: SitePageFields & { slug: SitePageSlug; version: number }
  actions: SitePageActions
}

/** The form of an institutional page. After every answer of the server the typed text stays on the screen and in this browser. */
export function SitePageForm({ userId, page, actions }: SitePageFormProps) {
  const { slug, title, content } = page
  const form = useForm<SitePageFields>({ resolver: zodResolver(sitePageFields), defaultValues: { title, content } })
  const { errors, isSubmitting } = form.formState
  const editor = useRef<BodyEditorHandle>(null)
  const element = useRef<HTMLFormElement>(null)
  const [held] = useState(() => ({ current: page.version }))
  const journal = useJournal<SitePageFields, { version: number }>({
    userId,
    subject: `page:${slug}`,
    form,
    read: () => ({ version: held.current }),
  })
  const saving = usePageSaving({ slug, form, editor, actions, journal, held })
  useLeaveWarning(journal.dirty)
  useSaveKey(element)
  const early = useEarlyWords()
  const save = form.handleSubmit(saving.save, sayFirst)
  return (
    <form {...early} method="post" noValidate ref={element} onSubmit={save} className="flex flex-col gap-4">
      {journal.found && (
        <Recovered
          entry={journal.found}
          onRestore={saving.restore}
          onDiscard={() => journal.found && journal.discard(journal.found)}
        />
      )}
      {!journal.works && (
        <Callout.Root color="amber" size="1">
          <Callout.Text>
            Este navegador não consegue guardar uma cópia do que você digita. Salve com frequência.
          </Callout.Text>
        </Callout.Root>
      )}
      <Field label="Título" error={errors.title?.message}>
        {props => <TextField.Root {...props} {...filledBy(form)('title')} size="3" autoComplete="off" required />}
      </Field>
      <BodyField control={form.control} name="content" label="Texto" editor={editor} />
      <div className="form-actions">
        <Text as="p" size="1" color="gray" role="status" className="mr-auto">
          {journal.dirty ? 'Alterações não salvas' : page.version === 0 ? 'Texto padrão' : 'Tudo salvo'}
        </Text>
        <SubmitButton busy={isSubmitting} busyText="Salvando...">
          Salvar
        </SubmitButton>
      </div>
      <SessionDialog open={saving.signedOut} busy={isSubmitting} onClose={saving.closeSignIn} onRetry={save} />
      <ConflictDialog
        conflict={saving.theirs && pageConflict(saving.theirs, form.getValues())}
        busy={isSubmitting}
        onKeepMine={form.handleSubmit(saving.keepMine, sayFirst)}
        onTakeTheirs={saving.takeTheirs}
        onClose={saving.closeConflict}
      />
    </form>
  )
}

/**
 * Two versions of an institutional page, as parts for the conflict dialog. Takes the server's version and this form's text.
 * Browsers only: `bodyLines` uses the DOM parser.
 */
const pageConflict = (theirs: LoadedPage, mine: SitePageFields): Conflict => ({
  title: 'Esta página mudou enquanto você escrevia',
  savedBy: theirs.savedBy,
  savedAt: theirs.updatedAt && new Date(theirs.updatedAt),
  parts: [
    { name: 'Título', theirs: [theirs.title], mine: [mine.title] },
    { name: 'Texto', theirs: bodyLines(theirs), mine: bodyLines(mine) },
  ],
  fate: 'Se você ficar com a versão salva, o seu texto continua guardado neste navegador e pode ser restaurado. Se mantiver a sua, a outra deixa de existir: copie dela o que precisar.',
})
