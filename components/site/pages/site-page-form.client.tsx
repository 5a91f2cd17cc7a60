'use client'

import { filledBy } from '#components/ui/forms/filled.ts'
import '#components/articles/form/writing.css'
import { zodResolver } from '@hookform/resolvers/zod'
import { Callout, Text, TextField } from '@radix-ui/themes'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { SessionDialog } from '#components/articles/saving/session-dialog.client.tsx'
import { BodyField } from '#components/editor/body-field.client.tsx'
import type { BodyEditorHandle } from '#components/editor/body-hooks.client.tsx'
import { Recovered } from '#components/journal/recovered.client.tsx'
import { useJournal } from '#components/journal/use-journal.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { sayFirst } from '#components/ui/forms/form-failure.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useFormProps } from '#components/ui/forms/use-form-props.client.tsx'
import { type SitePageFields, sitePageFields } from '#lib/schemas/site/site-page.ts'
import type { SitePageSlug } from '#lib/site/pages/site-pages.ts'
import { ConflictDialog } from './page-conflict-dialog.client.tsx'
import { type SitePageActions, usePageSaving } from './use-page-saving.client.tsx'

interface SitePageFormProps {
  userId: string
  page: SitePageFields & { slug: SitePageSlug; version: number }
  actions: SitePageActions
}

/** The form of an institutional page. After every answer of the server the typed text stays on the screen and in this browser. */
export function SitePageForm({ userId, page, actions }: SitePageFormProps) {
  const { slug, title, content } = page
  const form = useForm<SitePageFields>({
    resolver: zodResolver(sitePageFields),
    defaultValues: { title, content },
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState
  const editor = useRef<BodyEditorHandle>(null)
  const [held] = useState(() => ({ current: page.version }))
  const journal = useJournal<SitePageFields, { version: number }>({
    userId,
    subject: `page:${slug}`,
    form,
    read: () => ({ version: held.current }),
  })
  const saving = usePageSaving({ slug, form, editor, actions, journal, held })
  const formProps = useFormProps(form, saving.save, { isDirty: journal.dirty })
  return (
    <form {...formProps} className="flex flex-col gap-4">
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
      <SessionDialog
        open={saving.signedOut}
        busy={isSubmitting}
        onClose={saving.closeSignIn}
        onRetry={form.handleSubmit(saving.save, sayFirst)}
      />
      <ConflictDialog
        conflict={saving.conflict}
        busy={isSubmitting}
        onKeepMine={form.handleSubmit(saving.keepMine, sayFirst)}
        onTakeTheirs={saving.takeTheirs}
        onClose={saving.closeConflict}
      />
    </form>
  )
}
