'use client'

import { Avatar, Button, TextArea, TextField } from '@radix-ui/themes'
import Link from 'next/link'
import { useForm, useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { Field } from '#components/ui/fields/field.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { forgetFailure, sayFailure, sayFirst, sayRefusal } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import { isFreeUrl } from '#lib/addresses/free-url.ts'
import { limits } from '#lib/limits.ts'
import type { Act } from '#lib/outcome.ts'
import type { ProfileFields, ProfileFieldsInput } from '#lib/schemas/account.ts'
import { initials } from '#lib/text/text.ts'

const resolver = lateResolver(() => import('#lib/schemas/account.ts').then(({ profileFields }) => profileFields))

interface ProfileFormProps {
  profile: ProfileFieldsInput
  /** The address of the person's public page; null while there is none. */
  publicPath: string | null
  save: Act<ProfileFields>
}

/** The form of the public profile (ACC-7). */
export function ProfileForm({ profile, publicPath, save }: ProfileFormProps) {
  const form = useForm({
    resolver,
    defaultValues: { ...profile, avatarUrl: profile.avatarUrl ?? '' },
  })
  const { control, handleSubmit, setError, reset, formState } = form
  const register = filledBy(form)
  const early = useEarlyWords()
  const { errors, isSubmitting } = formState
  const { fullName, avatarUrl, bio } = useWatch({ control })

  async function submit(fields: ProfileFields) {
    forgetFailure()
    const outcome = await save(fields).catch(() => null)
    if (!outcome) return sayFailure('Não foi possível salvar as configurações.')
    if (outcome.serverError) return sayRefusal(outcome.serverError, setError)
    // Text typed during the request stays, and the caret in it.
    reset({ ...fields, avatarUrl: fields.avatarUrl ?? '' }, { keepValues: true })
    toast.success('Configurações salvas com sucesso.')
  }

  return (
    <form {...early} method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-4">
      <Field label="Nome completo" error={errors.fullName?.message}>
        {props => <TextField.Root {...props} {...register('fullName')} autoComplete="name" required />}
      </Field>
      <Field label="Endereço da foto" hint="O endereço de uma imagem, com https://." error={errors.avatarUrl?.message}>
        {props => <TextField.Root {...props} {...register('avatarUrl')} inputMode="url" autoComplete="photo" />}
      </Field>
      <Field label="Biografia" hint={<BioCounter length={bio?.length ?? 0} />} error={errors.bio?.message}>
        {props => <TextArea {...props} {...register('bio')} rows={5} resize="vertical" />}
      </Field>
      <ProfilePreview fullName={fullName ?? ''} avatarUrl={avatarUrl ?? ''} bio={bio ?? ''} publicPath={publicPath} />
      <div className="flex justify-end gap-3">
        <Button asChild size="3" variant="soft" color="gray">
          <Link href="/dashboard">Cancelar</Link>
        </Button>
        <SubmitButton busy={isSubmitting} busyText="Salvando...">
          Salvar
        </SubmitButton>
      </div>
    </form>
  )
}

function BioCounter({ length }: { length: number }) {
  return (
    <span className={length > limits.bio.max ? 'text-danger' : undefined}>
      {length}/{limits.bio.max} caracteres
    </span>
  )
}

interface ProfilePreviewProps {
  fullName: string
  avatarUrl: string
  bio: string
  publicPath: string | null
}

/** Previews the author box at the end of an article while the person types. */
function ProfilePreview({ fullName, avatarUrl, bio, publicPath }: ProfilePreviewProps) {
  const name = fullName.trim() || 'Usuário'
  return (
    <figure aria-label="Como os leitores veem" className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-sm text-soft">
        <span>Como os leitores veem</span>
        {publicPath && (
          <a href={publicPath} className="underline">
            Ver minha página
          </a>
        )}
      </figcaption>
      <div className="flex gap-4 border-y border-rule py-4">
        <Avatar
          size="5"
          radius="full"
          src={avatarUrl && isFreeUrl(avatarUrl) ? avatarUrl : undefined}
          fallback={initials(name)}
          alt=""
        />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">{name}</p>
          <p className="mt-1 text-sm leading-relaxed text-soft">
            {bio.trim() || 'Sem biografia, o quadro não aparece no fim dos seus artigos.'}
          </p>
        </div>
      </div>
    </figure>
  )
}
