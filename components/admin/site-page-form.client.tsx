'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Callout, Text, TextField } from '@radix-ui/themes'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { useLeaveWarning } from '#components/articles/use-leave-warning.client.tsx'
import { Field } from '#components/ui/field.tsx'
import { sayFailure, sayFirst, sayRefusal, unreachable } from '#components/ui/form-failure.ts'
import { SubmitButton } from '#components/ui/submit-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import { type SaveSitePageInput, type SitePageFields, sitePageFields } from '#lib/schemas/site-page.ts'
import type { SitePageSlug } from '#lib/site-pages.ts'

const BodyEditor = dynamic(
  () => import('#components/editor/body-editor.client.tsx').then(module => module.BodyEditor),
  { ssr: false, loading: () => <div className="editor-waiting">Carregando o editor...</div> },
)

interface SitePageFormProps {
  page: SitePageFields & { slug: SitePageSlug; version: number }
  actions: {
    save: Act<SaveSitePageInput, { version: number }>
    load: Act<{ slug: SitePageSlug }, { version: number }>
  }
}

const failure = 'Não foi possível salvar a página.'

/** Writes an institutional page. Whatever the server answers, what was typed stays on the screen. */
export function SitePageForm({ page, actions }: SitePageFormProps) {
  const router = useRouter()
  const { register, control, handleSubmit, setError, reset, formState } = useForm<SitePageFields>({
    resolver: zodResolver(sitePageFields),
    defaultValues: { title: page.title, content: page.content },
  })
  const [version, setVersion] = useState(page.version)
  const [conflict, setConflict] = useState(false)
  useLeaveWarning(formState.isDirty)

  async function keep(fields: SitePageFields, from = version) {
    const outcome = await actions.save({ slug: page.slug, version: from, fields }).catch(() => null)
    if (!outcome) return void sayFailure(failure, unreachable)
    setConflict(outcome.serverError?.code === 'page_changed_meanwhile')
    if (outcome.serverError) return sayRefusal(outcome.serverError, setError)
    setVersion(outcome.data?.version ?? from + 1)
    reset(fields)
    toast.success('Página salva.')
    router.refresh()
  }
  async function keepMine(fields: SitePageFields) {
    const outcome = await actions.load({ slug: page.slug }).catch(() => null)
    if (!outcome?.data) return void sayFailure(failure, outcome?.serverError?.message ?? unreachable)
    await keep(fields, outcome.data.version)
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit(fields => keep(fields), sayFirst)}
      className="flex flex-col gap-4"
    >
      {conflict && (
        <Callout.Root color="amber" role="alert">
          <Callout.Text>
            Outra pessoa salvou esta página enquanto você escrevia. O seu texto continua aqui. Compare com a{' '}
            <a href={`/${page.slug}`} target="_blank" rel="noreferrer" className="underline">
              versão salva
            </a>{' '}
            antes de decidir.
          </Callout.Text>
          <Button
            type="button"
            variant="soft"
            disabled={formState.isSubmitting}
            onClick={handleSubmit(keepMine, sayFirst)}
          >
            Salvar a minha por cima
          </Button>
        </Callout.Root>
      )}
      <Field label="Título" error={formState.errors.title?.message}>
        {props => <TextField.Root {...props} {...register('title')} size="3" required />}
      </Field>
      <Controller
        control={control}
        name="content"
        render={({ field, fieldState }) => (
          <PageBody value={field.value} onChange={field.onChange} message={fieldState.error?.message} />
        )}
      />
      <div className="flex items-center justify-end gap-4">
        <Text as="p" size="1" color="gray" role="status">
          {formState.isDirty ? 'Alterações não salvas' : version === 0 ? 'Texto padrão' : 'Tudo salvo'}
        </Text>
        <SubmitButton busy={formState.isSubmitting} busyText="Salvando...">
          Salvar
        </SubmitButton>
      </div>
    </form>
  )
}

interface PageBodyProps {
  value: string
  onChange: (html: string) => void
  message: string | undefined
}

function PageBody({ value, onChange, message }: PageBodyProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <Text as="p" id={`${id}-label`} size="2" weight="medium">
        Texto
      </Text>
      <BodyEditor
        id={id}
        initial={value}
        invalid={message !== undefined}
        labelledBy={`${id}-label`}
        describedBy={message && `${id}-error`}
        onChange={onChange}
      />
      {message && (
        <Text as="p" id={`${id}-error`} size="2" color="red">
          {message}
        </Text>
      )}
    </div>
  )
}
